import type {Book} from '.';
import type {HandbookTexts} from '../options';

/** Returns the name of a CSS page. */
export const pageName = (key: string) => `pages-${key}`;

/** Returns the CSS of the running heads: part on the left, chapter on the right. */
export function pageStyles(book: Book, texts: HandbookTexts): string {
  const runningHeads = [
    ...book.parts.flatMap(({key, title, chapters}) => [
      ...(book.area ? [] : [runningHead(key, texts.title, title)]),
      ...chapters.map((chapter) =>
        runningHead(chapter.key, title, `${chapter.number} ${chapter.title}`),
      ),
    ]),
    ...book.appendices.map(({key, number, title}) =>
      runningHead(key, `${texts.appendix} ${number}`, title),
    ),
    runningHead('contents', texts.title, texts.contents),
    runningHead('about', texts.title, texts.about),
    runningHead('index', texts.title, texts.index),
  ];
  return runningHeads.join('\n');
}

function runningHead(key: string, left: string, right: string): string {
  return `@page ${pageName(key)} { @top-left { content: ${cssString(left)} } @top-right { content: ${cssString(right)} } }`;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;
}
