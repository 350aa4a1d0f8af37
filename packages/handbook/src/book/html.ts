import {escapeHtml} from '@guide/built-site/escapeHtml';
import type {Book, Part} from '.';
import type {Chapter} from '../chapter';
import {pageNumber} from '../chapter/links';
import type {HandbookLanguage, HandbookSite, HandbookWords} from '../site';
import {contents, partContents} from './contents';
import {indexPages} from './indexPages';
import {pageName, pageStyles} from './pageStyles';

export interface Imprint
  extends
    Pick<HandbookLanguage, 'locale' | 'name' | 'words'>,
    Pick<HandbookSite, 'release' | 'copyright'> {
  site: string;
  /** Logo as SVG. */
  mark: string;
  glossary: {key: string; url: string};
}

/** Renders a book. @param style CSS of all books */
export function bookHtml(book: Book, imprint: Imprint, style: string): string {
  const {words, locale} = imprint;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(titleOf(book, words))}</title>
<style>${style}
${pageStyles(book, words)}</style>
</head>
<body class="${book.area ? 'of-area' : 'of-guide'}">
${cover(book, imprint)}
${about(book, imprint)}
${onNamedPages('contents', contents(book, words))}
${book.parts.map((part, index) => partHtml(part, index + 1, book, words)).join('\n')}
${book.appendices.map((chapter) => chapterHtml(chapter, 1, `${words.appendix} `)).join('\n')}
${book.index.length > 0 ? onNamedPages('index', indexPages(book.index, words.index)) : ''}
</body>
</html>`;
}

export function titleOf({area}: Pick<Book, 'area'>, {title}: HandbookWords): string {
  return area ? `${title}: ${area}` : title;
}

function cover({area}: Book, imprint: Imprint): string {
  const {words, release, name, mark, copyright} = imprint;
  return `<section class="book-cover">
<div class="mark">${mark.replace('<svg', '<svg aria-hidden="true"')}</div>
<p class="cover-title">${escapeHtml(words.title)}</p>
<p class="cover-area">${escapeHtml(area ?? words.wholeGuide)}</p>
<p class="cover-facts">${words.release} ${release}<br>${name}</p>
<p class="cover-foot">${escapeHtml(copyright)}</p>
</section>`;
}

function about(book: Book, {words, site, glossary}: Imprint): string {
  const hasGlossary = book.appendices.some(({key}) => key === glossary.key);
  const glossaryLink = hasGlossary
    ? `<a href="#${glossary.key}">${words.page}\u00A0${pageNumber(glossary.key)}</a>`
    : `<a href="${glossary.url}">${glossary.url}</a>`;
  const own = book.area ? [words.aboutArea] : [];
  const texts = [...words.aboutTexts, ...own].map((text) =>
    escapeHtml(text)
      .replace('{site}', `<a href="${site}">${site}</a>`)
      .replace('{glossary}', glossaryLink),
  );
  return onNamedPages(
    'about',
    `<section class="book-about"><h1 id="about">${words.about}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}</section>`,
  );
}

function partHtml(part: Part, number: number, book: Book, words: HandbookWords): string {
  const chapters = part.chapters.map((chapter) => chapterHtml(chapter, book.area ? 1 : 2));
  if (book.area) {
    return chapters.join('\n');
  }
  const title = `<h1 id="${part.key}"><span class="label">${words.part} ${number}</span> ${escapeHtml(part.title)}</h1>`;
  const opening = `<section class="book-part">${title}<p class="lead">${escapeHtml(part.description)}</p>${partContents(part.chapters, words)}</section>`;
  return [onNamedPages(part.key, opening), ...chapters].join('\n');
}

function chapterHtml(
  {key, number, title, lang, html}: Chapter,
  level: number,
  labelPrefix = '',
): string {
  const inLanguage = lang ? ` lang="${lang}"` : '';
  const heading = `<h${level} class="chapter-title" id="${key}"><span class="label">${labelPrefix}${number}</span> <span${inLanguage}>${escapeHtml(title)}</span></h${level}>`;
  return onNamedPages(key, `<section class="chapter">${heading}\n${html}</section>`);
}

/** Puts HTML on named CSS pages, which have their own running heads. */
function onNamedPages(key: string, html: string): string {
  return `<div style="page: ${pageName(key)}">${html}</div>`;
}
