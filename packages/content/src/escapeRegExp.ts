/** Escapes a string for a regular expression. `RegExp.escape` needs Node 24. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
