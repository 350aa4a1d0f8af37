import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns UI messages by id, for `getDefaultCodeTranslationMessages` of plugins with translations.
 *
 * @param folder contains `code.json` files in Docusaurus's format, for locales (`fr-CA`) or languages
 * (`fr`)
 */
export function codeMessages(folder: string, locale: string): Record<string, string> {
  const file = [locale, new Intl.Locale(locale).language]
    .map((name) => path.join(folder, name, 'code.json'))
    .find(fs.existsSync);
  const messages = file
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>)
    : {};
  return Object.fromEntries(Object.entries(messages).map(([id, {message}]) => [id, message]));
}
