import {finishChapter, type Chapter, type ChapterOptions} from '../chapter';
import type {GuidePage} from '../guide';
import {createLinkResolver, type BookPlan, type PartPlan} from './plan';
import {indexTerms, type IndexEntry} from './terms';

export interface Part extends Omit<PartPlan, 'drafts'> {
  chapters: Chapter[];
}

export interface Book {
  /** Title; missing for the whole guide. */
  area?: string;
  parts: Part[];
  appendices: Chapter[];
  /** Of terms. */
  index: IndexEntry[];
}

/** Makes a book from its plan. @param glossary page with the terms of the index */
export function makeBook(
  plan: BookPlan,
  glossary: GuidePage,
  {pageLabel, fileOf}: Pick<ChapterOptions, 'pageLabel' | 'fileOf'>,
): Book {
  const resolveLink = createLinkResolver(plan);
  const drafts = [...plan.parts.flatMap((part) => part.drafts), ...plan.appendices];
  const index = indexTerms(glossary, drafts, resolveLink);
  const options = {pageLabel, fileOf, resolveLink};
  const level = plan.area ? 1 : 2;
  return {
    ...(plan.area && {area: plan.area.title}),
    parts: plan.parts.map(({drafts: partDrafts, ...part}) => ({
      ...part,
      chapters: partDrafts.map((draft) => finishChapter(draft, {...options, level})),
    })),
    appendices: plan.appendices.map((draft) => finishChapter(draft, {...options, level: 1})),
    index,
  };
}

/** Returns all chapters, including appendices. */
export function chaptersOf({parts, appendices}: Book): Chapter[] {
  return [...parts.flatMap(({chapters}) => chapters), ...appendices];
}
