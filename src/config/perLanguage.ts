import fs from 'node:fs';
import path from 'node:path';
import {locales, type Locale} from './locales';

/**
 * The content of the JSON file that each language has, for those that have one.
 *
 * @param file such as `src/data/labels.{locale}.json`, from the root of the site
 */
export function readPerLanguage<T>(file: string): Partial<Record<Locale, T>> {
  return Object.fromEntries(
    locales
      .map(
        (locale) =>
          [locale, path.resolve(__dirname, '../..', file.replace('{locale}', locale))] as const,
      )
      .filter(([, name]) => fs.existsSync(name))
      .map(([locale, name]) => [locale, JSON.parse(fs.readFileSync(name, 'utf8')) as T]),
  );
}
