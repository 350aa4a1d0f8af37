import {type Book} from '.';
import type {HandbookWords} from '../site';

export const pageName = (key: string) => `pages-${key}`;

/** Returns the CSS of the running heads: part on the left, chapter on the right. */
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
  return `@page ${pageName(key)} { @top-left { content: ${cssString(left)} } @top-right { content: ${cssString(right)} } }`;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;
}
