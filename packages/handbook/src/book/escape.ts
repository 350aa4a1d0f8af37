/** A text, as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** A text, as a string of a style sheet has it. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;
}
