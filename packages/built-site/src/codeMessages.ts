import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns UI messages by id, for `getDefaultCodeTranslationMessages` of plugins with translations.
 *
 * @param folder contains `<locale>/code.json` in Docusaurus's format, unless it isn't translated
 */
export function codeMessages(folder: string, locale: string): Record<string, string> {
  const file = path.join(folder, locale, 'code.json');
  const messages = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>)
    : {};
  return Object.fromEntries(Object.entries(messages).map(([id, {message}]) => [id, message]));
}
