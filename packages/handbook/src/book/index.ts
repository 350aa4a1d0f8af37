import {finishChapter, type Chapter, type Surroundings} from '../chapter';
import type {GuidePage} from '../read/guide';
import {targetsIn, type BookPlan, type PartPlan} from './plan';
import {indexTerms, type IndexEntry} from './terms';

export interface Part extends Omit<PartPlan, 'drafts'> {
  chapters: Chapter[];
}

/** A book, ready to be written. */
export interface Book {
  /** The title of the area that it has alone. */
  area?: string;
  /** A book of one area has one, whose title is that of the book. */
  parts: Part[];
  appendices: Chapter[];
  index: IndexEntry[];
}

/** Makes the chapters and the index of a book. @param glossary the page whose terms the index has */
export function makeBook(
  plan: BookPlan,
  glossary: GuidePage,
  {pageWord, fileOf}: Pick<Surroundings, 'pageWord' | 'fileOf'>,
): Book {
  const targetOf = targetsIn(plan);
  const drafts = [...plan.parts.flatMap((part) => part.drafts), ...plan.appendices];
  const index = indexTerms(glossary, drafts, targetOf);
  const surroundings = {pageWord, fileOf, targetOf};
  const level = plan.area ? 1 : 2;
  return {
    ...(plan.area && {area: plan.area.title}),
    parts: plan.parts.map(({drafts: own, ...part}) => ({
      ...part,
      chapters: own.map((draft) => finishChapter(draft, {...surroundings, level})),
    })),
    appendices: plan.appendices.map((draft) => finishChapter(draft, {...surroundings, level: 1})),
    index,
  };
}

/** All chapters of a book, in its order. */
export function chaptersOf({parts, appendices}: Book): Chapter[] {
  return [...parts.flatMap(({chapters}) => chapters), ...appendices];
}
