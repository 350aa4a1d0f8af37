/** Elements of headings, code and the progress bar, without attributes except `class` and `lang`. */
const tags =
  /<\/?(?:a|abbr|b|br|code|del|div|em|i|kbd|mark|small|span|strong|sub|sup)(?: (?:class|lang)="[^"<>]*")* ?\/?>/g;

/** Assigned to `innerHTML` by React to create a script element that doesn't run. */
const reactScript = '<script></script>';

/** Whether a string may become markup: configured HTML exactly as configured, everything else only with harmless tags. */
export function isTrustedMarkup(html: string, configured: ReadonlySet<string>): boolean {
  return html === reactScript || configured.has(html) || !html.replace(tags, '').includes('<');
}
