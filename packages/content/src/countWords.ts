/** Counts words. A word starts with a letter or digit. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'\-/]*/gu)?.length ?? 0;
}
