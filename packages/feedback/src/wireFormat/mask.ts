const patterns: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  [/[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}\p{N}]+/gu, '[email]'],
  // URLs can contain tokens or workspace names.
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[address]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  // Keys and tokens.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '[key]'],
  // Phone, account and card numbers.
  [/\+?\(?\d(?:[\s().\/-]{0,2}\d){6,}/g, '[number]'],
];

/** Dates, which the pattern for numbers also matches. */
const datePattern =
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{4}|(?:19|20)\d\d[\s/-]+(?:19|20)\d\d)$/;

/** Masks e-mail, web and IP addresses, long numbers and keys. Idempotent. */
export function maskPersonalData(text: string): string {
  return patterns.reduce(
    (masked, [pattern, replacement]) =>
      masked.replace(pattern, (match) => (datePattern.test(match) ? match : replacement)),
    text,
  );
}
