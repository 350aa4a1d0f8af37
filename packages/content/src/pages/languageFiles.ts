import {languageFileOf} from '../languageFile';
import type {Project} from './project';

/**
 * Changes the file of each language that has one; nothing else of it than what is asked for.
 *
 * @param files such as `search/questions.{locale}.json`
 * @param change is given the place of the language among all of them
 */
export async function editLanguageFiles(
  {changes, kinds}: Project,
  files: string | undefined,
  change: (text: string, index: number) => string,
): Promise<void> {
  for (const [index, locale] of Object.keys(kinds[0]!).entries()) {
    const file = files && languageFileOf(files, locale);
    if (file && changes.exists(file)) {
      await changes.writeFormatted(file, change(changes.read(file), index));
    }
  }
}
