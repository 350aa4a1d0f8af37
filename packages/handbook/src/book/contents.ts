import {escapeHtml} from '@guide/built-site/escapeHtml';
import {chaptersOf, type Book} from '.';
import type {Chapter} from '../chapter';
import {pageNumber} from '../chapter/links';
import type {HandbookWords} from '../site';

/** Renders parts and chapters, or chapters and sections in the book of one area. */
export function contents(book: Book, words: HandbookWords): string {
  const lines = book.area
    ? chaptersOf(book).map((chapter) => chapterLine(chapter, words, sections(chapter)))
    : [
        ...book.parts.map(({key, title, chapters}, index) => {
          const label = `${words.part} ${index + 1}`;
          const inside = chapters.map((chapter) => chapterLine(chapter, words));
          return line(key, label, title, {className: 'part-line', inside: list(inside)});
        }),
        ...book.appendices.map((chapter) => chapterLine(chapter, words)),
      ];
  if (book.index.length > 0) {
    lines.push(line('index', '', words.index, {className: 'appendix-line'}));
  }
  return `<nav class="book-contents" aria-labelledby="contents"><h1 id="contents">${words.contents}</h1>${list(lines)}</nav>`;
}

/** Renders chapters and sections. */
export function partContents(chapters: readonly Chapter[], words: HandbookWords): string {
  return list(chapters.map((chapter) => chapterLine(chapter, words, sections(chapter))));
}

function chapterLine(chapter: Chapter, {appendix}: HandbookWords, inside = ''): string {
  const isAppendix = /[A-Z]/.test(chapter.number);
  const label = isAppendix ? `${appendix} ${chapter.number}` : chapter.number;
  const className = isAppendix ? 'appendix-line' : 'chapter-line';
  return line(chapter.key, label, chapter.title, {className, inside, lang: chapter.lang});
}

function sections({headings}: Chapter): string {
  const top = Math.min(...headings.map(({level}) => level));
  return list(
    headings
      .filter(({id, level}) => level === top && !isRelatedPages(id))
      .map(({id, text, lang}) => line(id, '', text, {className: 'section-line', lang})),
  );
}

/** Every page ends with this section. */
const isRelatedPages = (id: string) => id.endsWith('--related-pages');

function line(
  id: string,
  label: string,
  title: string,
  {className, inside = '', lang}: {className: string; inside?: string; lang?: string | undefined},
): string {
  const number = label && `<span class="label">${label}</span> `;
  const inLanguage = lang ? ` lang="${lang}"` : '';
  return `<li class="${className}"><a href="#${id}">${number}<span class="title"${inLanguage}>${escapeHtml(title)}</span> ${pageNumber(id)}</a>${inside}</li>`;
}

function list(items: readonly string[]): string {
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : '';
}
