import {type Book} from '.';
import type {HandbookWords} from '../site';

/** The name of the pages of a chapter or a part, whose running heads are its own. */
export const pagesOf = (key: string) => `pages-${key}`;

/** The running heads of each chapter: the part on the left, the chapter on the right. */
export function pageStyles(book: Book, words: HandbookWords): string {
  const heads = [
    ...book.parts.flatMap(({key, title, chapters}) => [
      ...(book.area ? [] : [head(key, words.title, title)]),
      ...chapters.map((chapter) => head(chapter.key, title, `${chapter.number} ${chapter.title}`)),
    ]),
    ...book.appendices.map(({key, number, title}) =>
      head(key, `${words.appendix} ${number}`, title),
    ),
    head('contents', words.title, words.contents),
    head('about', words.title, words.about),
    head('index', words.title, words.index),
  ];
  return heads.join('\n');
}

function head(key: string, left: string, right: string): string {
  return `@page ${pagesOf(key)} { @top-left { content: ${cssString(left)} } @top-right { content: ${cssString(right)} } }`;
}

/** A text, as a string of a style sheet has it. */
function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;
}
