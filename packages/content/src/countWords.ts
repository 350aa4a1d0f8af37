/** Counts words: `curl` is one, `-` isn't. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'\-/]*/gu)?.length ?? 0;
}
