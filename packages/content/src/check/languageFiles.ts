import {languageFileOf} from '../languageFile';
import type {Locale} from '../site';
import type {Guide} from './guide';
import type {Entry} from './jsonFile';
import {placeIn} from './place';
import type {Place} from './rule';

/** A file that each language may have. */
export interface LanguageFile {
  locale: Locale;
  file: string;
  text: string;
}

/**
 * The files of the languages that have one, in the order of the languages; none for a site without them.
 *
 * @param files such as `search/questions.{locale}.json`
 */
export function readLanguageFiles(guide: Guide, files: string | undefined): LanguageFile[] {
  return Object.keys(files ? guide.context.folders : {}).flatMap((locale) => {
    const file = languageFileOf(files!, locale);
    return guide.hasFile(file) ? [{locale, file, text: guide.readFile(file)}] : [];
  });
}

/** Where a key or a text stands. */
export function placeOfEntry({file, text}: LanguageFile, {offset}: Pick<Entry, 'offset'>): Place {
  return placeIn(file, text, offset);
}
