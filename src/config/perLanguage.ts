import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale, type Localized} from './locales';

/** Returns the content of the JSON files that exist, by locale. */
export function readPerLanguage<T>(file: string): Partial<Record<Locale, T>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const name = path.resolve(__dirname, '../..', file.replace('{locale}', locale));
      return fs.existsSync(name) ? [[locale, JSON.parse(fs.readFileSync(name, 'utf8')) as T]] : [];
    }),
  );
}

/** Docusaurus's translation format. */
type MessageFile<Id extends string> = Readonly<Record<Id, {message: string}>>;

/** Converts messages. Missing ones are in English. */
export function readMessages<Id extends string, T>(
  file: string,
  convert: (messages: Readonly<Record<Id, string>>) => T,
): Localized<T> {
  const files = readPerLanguage<MessageFile<Id>>(file);
  const converted = locales
    .filter((locale) => files[locale])
    .map((locale) => {
      const entries = Object.entries<{message: string}>({
        ...files[defaultLocale]!,
        ...files[locale],
      });
      const messages = entries.map(([id, {message}]) => [id, message]);
      return [locale, convert(Object.fromEntries(messages) as Record<Id, string>)];
    });
  return Object.fromEntries(converted) as Localized<T>;
}
