declare module '*.yaml' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game gives its own component files their types
  const value: any;
  export default value;
}

declare module '*/card_words.json' {
  const words: Record<'base' | 'balance', { emotions: Record<string, string>; spirits: Record<string, string> }>;
  export default words;
}

declare module '*/ability_words.json' {
  const words: Record<string, string>;
  export default words;
}
