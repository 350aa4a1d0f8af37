import fs from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale, type Localized} from './locales';

/**
 * The content of the JSON file that each language has, for those that have one.
 *
 * @param file such as `src/data/labels.{locale}.json`, from the root of the site
 */
export function readPerLanguage<T>(file: string): Partial<Record<Locale, T>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const name = path.resolve(__dirname, '../..', file.replace('{locale}', locale));
      return fs.existsSync(name) ? [[locale, JSON.parse(fs.readFileSync(name, 'utf8')) as T]] : [];
    }),
  );
}

/** Messages in the form that Docusaurus has for them. */
type Messages<Id extends string> = Readonly<Record<Id, {message: string}>>;

/**
 * Reads what code outside of a browser says: the words of `i18n/<language>/<name>.json`, of each
 * language that has some; what it lacks of them is in English.
 *
 * @param shape makes of the words of a language what its readers are given
 */
export function readWords<Id extends string, T>(
  name: string,
  shape: (words: Readonly<Record<Id, string>>) => T,
): Localized<T> {
  const files = readPerLanguage<Messages<Id>>(`i18n/{locale}/${name}.json`);
  const shaped = locales
    .filter((locale) => files[locale])
    .map((locale) => {
      const messages = Object.entries<{message: string}>({
        ...files[defaultLocale]!,
        ...files[locale],
      });
      const words = messages.map(([id, {message}]) => [id, message]);
      return [locale, shape(Object.fromEntries(words) as Record<Id, string>)];
    });
  return Object.fromEntries(shaped) as Localized<T>;
}
