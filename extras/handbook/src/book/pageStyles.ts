import type {Book} from '.';
import type {HandbookTexts} from '../options';

/** Returns the name of a CSS page. */
export const pageName = (key: string) => `pages-${key}`;

/** Returns the CSS of the running heads: part on the left, chapter on the right. */
export function pageStyles({area, parts, appendices}: Book, texts: HandbookTexts): string {
  const runningHeads = [
    ...parts.flatMap(({key, title, chapters}) => [
      ...(area ? [] : [[key, texts.title, title] as const]),
      ...chapters.map(
        (chapter) => [chapter.key, title, `${chapter.number} ${chapter.title}`] as const,
      ),
    ]),
    ...appendices.map(
      ({key, number, title}) => [key, `${texts.appendix} ${number}`, title] as const,
    ),
    ...(['contents', 'about', 'index'] as const).map(
      (key) => [key, texts.title, texts[key]] as const,
    ),
  ];
  return runningHeads
    .map(
      ([key, left, right]) =>
        `@page ${pageName(key)} { @top-left { content: ${cssString(left)} } @top-right { content: ${cssString(right)} } }`,
    )
    .join('\n');
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;
}
