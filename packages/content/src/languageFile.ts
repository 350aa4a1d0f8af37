import type {Locale} from './data';

/**
 * The file of a language.
 *
 * @param files such as `search/questions.{locale}.json`, from the root of the project
 */
export function languageFileOf(files: string, locale: Locale): string {
  return files.replace('{locale}', locale);
}
