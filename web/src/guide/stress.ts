/** Words of a page in pieces: what stands between two asterisks is stressed. */
export function stressed(text: string): { words: string; strong: boolean }[] {
  return text
    .split('*')
    .map((words, i) => ({ words, strong: i % 2 === 1 }))
    .filter((piece) => piece.words);
}
