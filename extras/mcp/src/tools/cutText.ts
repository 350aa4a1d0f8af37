/** Returns a part of a text, cut after a line if possible. `next` is the offset of the rest. */
export function cutText(text: string, offset: number, max: number): {text: string; next?: number} {
  const rest = text.slice(offset);
  if (rest.length <= max) {
    return {text: rest};
  }
  const line = rest.lastIndexOf('\n', max) + 1;
  // Don't split surrogate pairs.
  const end = line > 0 ? line : /[\uD800-\uDBFF]$/.test(rest.slice(0, max)) ? max - 1 : max;
  return {text: rest.slice(0, end), next: offset + end};
}
