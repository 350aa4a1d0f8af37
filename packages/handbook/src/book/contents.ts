import {escapeHtml} from '@guide/built-site/escapeHtml';
import {chaptersOf, type Book} from '.';
import type {Chapter} from '../chapter';
import {pageNumber} from '../chapter/links';
import type {HandbookWords} from '../site';

/** The contents of a book: parts and chapters; in the book of one area, chapters and sections. */
export function contents(book: Book, words: HandbookWords): string {
  const lines = book.area
    ? chaptersOf(book).map((chapter) => chapterLine(chapter, words, sections(chapter)))
    : [
        ...book.parts.map(({key, title, chapters}, place) => {
          const label = `${words.part} ${place + 1}`;
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

/** The chapters of a part with their sections, which stand behind its title. */
export function partContents(chapters: readonly Chapter[], words: HandbookWords): string {
  return list(chapters.map((chapter) => chapterLine(chapter, words, sections(chapter))));
}

function chapterLine(chapter: Chapter, {appendix}: HandbookWords, inside = ''): string {
  const isAppendix = /[A-Z]/.test(chapter.number);
  const label = isAppendix ? `${appendix} ${chapter.number}` : chapter.number;
  const className = isAppendix ? 'appendix-line' : 'chapter-line';
  return line(chapter.key, label, chapter.title, {className, inside, lang: chapter.lang});
}

/** The sections of a chapter, those below them left out. */
function sections({headings}: Chapter): string {
  const top = Math.min(...headings.map(({level}) => level));
  return list(
    headings
      .filter(({id, level}) => level === top && !isAside(id))
      .map(({id, text, lang}) => line(id, '', text, {className: 'section-line', lang})),
  );
}

/** What each page ends with says nothing of a page. */
const isAside = (id: string) => id.endsWith('--related-pages');

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
