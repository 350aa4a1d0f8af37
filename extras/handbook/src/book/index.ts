import {finishChapter, type Chapter, type ChapterOptions} from '../chapter';
import type {GuidePage} from '../guide';
import {createLinkResolver, type BookPlan, type PartPlan} from './plan';
import {indexTerms, type IndexEntry} from './terms';

export interface Part extends Omit<PartPlan, 'drafts'> {
  chapters: Chapter[];
}

export interface Book {
  /** Title; `undefined` for the whole guide. */
  area: string | undefined;
  parts: Part[];
  appendices: Chapter[];
  index: IndexEntry[];
}

/** Makes a book from its plan. @param glossary page with the terms of the index */
export function makeBook(
  {area, parts, appendices}: BookPlan,
  glossary: GuidePage,
  options: Pick<ChapterOptions, 'pageLabel' | 'fileOf'>,
): Book {
  const drafts = [...parts.flatMap((part) => part.drafts), ...appendices];
  const resolveLink = createLinkResolver(drafts, parts);
  // Before chapters are finished, which rewrites their links.
  const index = indexTerms(glossary, drafts, resolveLink);
  const chapterOptions = {...options, resolveLink, level: area ? 1 : 2};
  return {
    area: area?.title,
    parts: parts.map(({drafts: partDrafts, ...part}) => ({
      ...part,
      chapters: partDrafts.map((draft) => finishChapter(draft, chapterOptions)),
    })),
    appendices: appendices.map((draft) => finishChapter(draft, {...chapterOptions, level: 1})),
    index,
  };
}

/** Returns all chapters, including appendices. */
export function chaptersOf({parts, appendices}: Book): Chapter[] {
  return [...parts.flatMap(({chapters}) => chapters), ...appendices];
}
