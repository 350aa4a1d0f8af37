/** Counts words as a reader does: `curl` is one, `-` is none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'\-/]*/gu)?.length ?? 0;
}
