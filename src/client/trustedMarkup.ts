/** With no attributes but `class` and `lang`. */
const tags =
  /<\/?(?:a|abbr|b|br|code|del|div|em|i|kbd|mark|small|span|strong|sub|sup)(?: (?:class|lang)="[^"<>]*")* ?\/?>/g;

/** React assigns this to `innerHTML` to create inert scripts. */
const reactScript = '<script></script>';

/** Whether a string is configured HTML or has harmless tags only. */
export function isTrustedMarkup(html: string, configured: ReadonlySet<string>): boolean {
  return html === reactScript || configured.has(html) || !html.replace(tags, '').includes('<');
}
