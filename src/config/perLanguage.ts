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

/** Reads messages in Docusaurus's translation format. Missing ones are in English. */
export function readMessages<Id extends string>(file: string): Localized<Record<Id, string>> {
  const files = readPerLanguage<Record<string, {message: string}>>(file);
  const messages = Object.entries(files).map(([locale, translated]) => {
    const entries = Object.entries({...files[defaultLocale], ...translated});
    return [locale, Object.fromEntries(entries.map(([id, {message}]) => [id, message]))];
  });
  return Object.fromEntries(messages) as Localized<Record<Id, string>>;
}
