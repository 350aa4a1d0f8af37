/** Without attributes except `class`, `lang` and `role`. */
const harmlessTags =
  /<\/?(?:a|abbr|b|br|code|del|div|em|i|kbd|mark|small|span|strong|sub|sup)(?: (?:class|lang|role)="[^"<>]*")* ?\/?>/g;

/** React assigns this to `innerHTML` to create inert scripts. */
const reactScript = '<script></script>';

/** Whether a string is allowed HTML of the configuration, or only has harmless tags. */
export function isTrustedMarkup(html: string, allowedHtml: ReadonlySet<string>): boolean {
  return (
    html === reactScript || allowedHtml.has(html) || !html.replace(harmlessTags, '').includes('<')
  );
}
