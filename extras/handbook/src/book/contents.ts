import {escapeHtml} from '@guide/built-site/escapeHtml';
import {chaptersOf, type Book} from '.';
import type {Chapter} from '../chapter';
import {pageNumber} from '../chapter/links';
import type {HandbookTexts} from '../options';

/** Renders the table of contents: parts and chapters, or chapters and sections in the book of one area. */
export function tableOfContents(book: Book, texts: HandbookTexts): string {
  const entries = book.area
    ? chaptersOf(book).map((chapter) => chapterEntry(chapter, texts, sectionEntries(chapter)))
    : [
        ...book.parts.map(({key, title, chapters}, index) => {
          const label = `${texts.part} ${index + 1}`;
          const children = chapters.map((chapter) => chapterEntry(chapter, texts));
          return entry(key, label, title, {className: 'part-line', children: list(children)});
        }),
        ...book.appendices.map((chapter) => chapterEntry(chapter, texts)),
      ];
  if (book.index.length > 0) {
    entries.push(entry('index', '', texts.index, {className: 'appendix-line'}));
  }
  return `<nav class="book-contents" aria-labelledby="contents"><h1 id="contents">${texts.contents}</h1>${list(entries)}</nav>`;
}

/** Renders the table of contents of a part: chapters and sections. */
export function partContents(chapters: readonly Chapter[], texts: HandbookTexts): string {
  return list(chapters.map((chapter) => chapterEntry(chapter, texts, sectionEntries(chapter))));
}

function chapterEntry(chapter: Chapter, {appendix}: HandbookTexts, children = ''): string {
  const isAppendix = /[A-Z]/.test(chapter.number);
  const label = isAppendix ? `${appendix} ${chapter.number}` : chapter.number;
  const className = isAppendix ? 'appendix-line' : 'chapter-line';
  return entry(chapter.key, label, chapter.title, {className, children, lang: chapter.lang});
}

function sectionEntries({headings}: Chapter): string {
  const topLevel = Math.min(...headings.map(({level}) => level));
  return list(
    headings
      .filter(({id, level}) => level === topLevel && !isRelatedPages(id))
      .map(({id, text, lang}) => entry(id, '', text, {className: 'section-line', lang})),
  );
}

/** Every page ends with this section. */
const isRelatedPages = (id: string) => id.endsWith('--related-pages');

function entry(
  id: string,
  label: string,
  title: string,
  {
    className,
    children = '',
    lang,
  }: {className: string; children?: string; lang?: string | undefined},
): string {
  const number = label && `<span class="label">${label}</span> `;
  const inLanguage = lang ? ` lang="${lang}"` : '';
  return `<li class="${className}"><a href="#${id}">${number}<span class="title"${inLanguage}>${escapeHtml(title)}</span> ${pageNumber(id)}</a>${children}</li>`;
}

function list(items: readonly string[]): string {
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : '';
}
