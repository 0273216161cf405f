declare module '*.yaml' {
  const value: any;
  export default value;
}
