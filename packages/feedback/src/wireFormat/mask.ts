/** What personal data look like, and what stands in their place. */
const personal: ReadonlyArray<readonly [pattern: RegExp, mark: string]> = [
  [/[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}\p{N}]+/gu, '[email]'],
  // An address may hold a token, or the name of a workspace.
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[address]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  // Keys and tokens: long, of letters and digits.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '[key]'],
  // Numbers of telephones, accounts and cards.
  [/\+?\(?\d(?:[\s().\/-]{0,2}\d){6,}/g, '[number]'],
];

/** Dates and spans of years, which have as many digits and say nothing of a person. */
const date =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{4}|(?:19|20)\d\d[\s/-]+(?:19|20)\d\d)$/;

/**
 * Puts a mark in the place of what looks like personal data: addresses of mail and of the web,
 * numbers of seven digits and more, keys. A text that is masked already stays as it is.
 */
export function maskPersonal(text: string): string {
  return personal.reduce(
    (masked, [pattern, mark]) =>
      masked.replace(pattern, (found) => (date.test(found) ? found : mark)),
    text,
  );
}
