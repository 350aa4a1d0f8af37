import type {Guide, Page} from './guide';
import {readLanguageFiles, type LanguageFile} from './languageFiles';
import {pagesById} from './pageIds';
import {parseQuestions, type AskedOfPage} from './parseQuestions';

/** What readers of a language ask. */
export interface Questions extends LanguageFile {
  asked: AskedOfPage[];
  /** The pages of the language by their ids. */
  pages: ReadonlyMap<string, Page>;
}

/**
 * The questions of each language that has a file of them; none for a site without them.
 *
 * @throws with the place, when a file has another form
 */
export function readQuestions(guide: Guide): Questions[] {
  return readLanguageFiles(guide, guide.context.questions).map((own) => ({
    ...own,
    asked: parseQuestions(own.file, own.text),
    pages: pagesById(guide, own.locale),
  }));
}

/** A section, as a finding names it. */
export function nameOf(page: string, anchor: string): string {
  return anchor === '' ? `the opening of ${page}` : `${page}#${anchor}`;
}
