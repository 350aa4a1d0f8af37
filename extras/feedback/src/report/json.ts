/** Renders JSON, with escapes for characters that control a terminal. */
export function renderJson(value: unknown): string {
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // Line breaks in texts are escaped already.
  return JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) =>
    character.split('').map(escapeUnit).join(''),
  );
}
