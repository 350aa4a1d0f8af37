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
          const children = chapters.map((chapter) => chapterEntry(chapter, texts));
          return entry('part', key, `${texts.part} ${index + 1}`, title, list(children));
        }),
        ...book.appendices.map((chapter) => chapterEntry(chapter, texts)),
      ];
  if (book.index.length > 0) {
    entries.push(entry('appendix', 'index', '', texts.index));
  }
  return `<nav class="book-contents" aria-labelledby="contents"><h1 id="contents">${texts.contents}</h1>${list(entries)}</nav>`;
}

/** Renders the table of contents of a part: chapters and sections. */
export function partContents(chapters: readonly Chapter[], texts: HandbookTexts): string {
  return list(chapters.map((chapter) => chapterEntry(chapter, texts, sectionEntries(chapter))));
}

function chapterEntry(
  {key, number, title, lang}: Chapter,
  {appendix}: HandbookTexts,
  children = '',
): string {
  return /[A-Z]/.test(number)
    ? entry('appendix', key, `${appendix} ${number}`, title, children, lang)
    : entry('chapter', key, number, title, children, lang);
}

function sectionEntries({headings}: Chapter): string {
  const topLevel = Math.min(...headings.map(({level}) => level));
  return list(
    headings
      // Every page ends with related pages.
      .filter(({id, level}) => level === topLevel && !id.endsWith('--related-pages'))
      .map(({id, text, lang}) => entry('section', id, '', text, '', lang)),
  );
}

function entry(
  kind: 'part' | 'chapter' | 'appendix' | 'section',
  id: string,
  label: string,
  title: string,
  children = '',
  lang?: string,
): string {
  const number = label && `<span class="label">${label}</span> `;
  return `<li class="${kind}-line"><a href="#${id}">${number}<span class="title"${languageAttribute(lang)}>${escapeHtml(title)}</span> ${pageNumber(id)}</a>${children}</li>`;
}

/** Returns the `lang` attribute of a text in another language than the book. */
export const languageAttribute = (lang: string | undefined) => (lang ? ` lang="${lang}"` : '');

function list(items: readonly string[]): string {
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : '';
}
