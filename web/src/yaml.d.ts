declare module '*.yaml' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game gives its own component files their types
  const value: any;
  export default value;
}
