/**
 * A part of a text that fits an answer, to the end of a line where there is one.
 *
 * @param offset where it begins, in characters
 * @returns with where to go on, when that was not all
 */
export function cutText(text: string, offset: number, max: number): {text: string; next?: number} {
  const rest = text.slice(offset);
  if (rest.length <= max) {
    return {text: rest};
  }
  const line = rest.lastIndexOf('\n', max) + 1;
  // No character is cut in two.
  const end = line > 0 ? line : /[\uD800-\uDBFF]$/.test(rest.slice(0, max)) ? max - 1 : max;
  return {text: rest.slice(0, end), next: offset + end};
}
