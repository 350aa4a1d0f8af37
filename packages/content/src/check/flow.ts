import {countWords} from '../countWords';
import {nodesOf} from './nodes';
import {oncePerPage} from './oncePerPage';
import type {Page} from './page';
import {MASK, proseOf, type Prose} from './prose';

/** A sentence of a page; code and components are masked in its text. */
export interface Sentence {
  text: string;
  /** Offset of its first character in the page. */
  start: number;
}

/** To the mark before the next capital, or what no text is (`MASK`); else to the end of the paragraph. */
const sentences = /\S.*?(?:[.!?:»”](?=\s+[\p{Lu}«“]|\s*\uFFFC)|$)/gsu;

/** The sentences of a stretch of text. */
export function sentencesOf({text, start}: Prose): Sentence[] {
  return [...text.matchAll(sentences)].map(({0: sentence, index}) => ({
    text: sentence,
    start: start + index,
  }));
}

/** How the running text of a page reads. */
export interface Flow {
  /** Words of each sentence, in the order of the page. */
  lengths: number[];
  /** The first two words of each sentence, in small letters. */
  openings: string[];
}

/** Sentences with fewer words are short. */
const SHORT = 8;

/** Reads the paragraphs of a page: steps and other lists are short by nature, and left out. */
export const flowOf = oncePerPage((page): Flow => {
  const lists = nodesOf(page.tree, 'list').map(({position}) => position!);
  const isListed = ({start}: Prose) =>
    lists.some((list) => start >= list.start.offset! && start < list.end.offset!);
  const texts = proseOf(page)
    .filter((prose) => prose.kind === 'paragraph' && !isListed(prose))
    .flatMap(sentencesOf)
    .map(({text}) => withWordsForMasks(text))
    .filter((text) => countWords(text) > 1);
  return {
    lengths: texts.map(countWords),
    openings: texts.map((text) => text.toLowerCase().split(/\s+/, 2).join(' ')),
  };
});

/** Sums up sentences: their number, their words on average, and the share that is short. */
export function summarise(lengths: readonly number[]) {
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const short = lengths.filter((length) => length < SHORT).length;
  return {
    sentences: lengths.length,
    average: words / lengths.length,
    short: short / lengths.length,
  };
}

/** A label, or a piece of code, is read as a word. */
function withWordsForMasks(text: string): string {
  return text.replace(new RegExp(`${MASK}(?:[${MASK} ]*${MASK})?`, 'g'), 'x');
}

/** What a page, and a language, has to be like. */
export interface FlowBounds {
  average: readonly [least: number, most: number];
  /** Of short sentences, at most. */
  short: number;
}

/** A page varies more than a language. */
export const pageBounds: FlowBounds = {average: [12, 18], short: 1 / 5};
export const languageBounds: FlowBounds = {average: [13, 17], short: 1 / 6};

/** Whether sentences keep within bounds. */
export function isWithin(
  {average: [least, most], short: mostShort}: FlowBounds,
  {average, short}: ReturnType<typeof summarise>,
): boolean {
  return average >= least && average <= most && short <= mostShort;
}

/** A share as a writer reads it: `12%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** The running text of pages, in one. */
export function flowOfAll(pages: readonly Page[]): Flow {
  const flows = pages.map(flowOf);
  return {
    lengths: flows.flatMap(({lengths}) => lengths),
    openings: flows.flatMap(({openings}) => openings),
  };
}
