import type {Guide} from './guide';
import {readLanguageFiles, type LanguageFile} from './languageFiles';
import {parseAbsent, type AbsentFeature} from './parseAbsent';

/** What readers of a language are told that the product does not have. */
export interface AbsentFile extends LanguageFile {
  features: AbsentFeature[];
}

/**
 * What is absent, for each language that has a file of it; none for a site without them.
 *
 * @throws with the place, when a file has another form
 */
export function readAbsent(guide: Guide): AbsentFile[] {
  return readLanguageFiles(guide, guide.context.absent).map((own) => ({
    ...own,
    features: parseAbsent(own.file, own.text),
  }));
}
