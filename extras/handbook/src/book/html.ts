import {escapeHtml} from '@guide/built-site/escapeHtml';
import type {Book, Part} from '.';
import type {Chapter} from '../chapter';
import {pageNumber} from '../chapter/links';
import type {HandbookLanguage, HandbookOptions, HandbookTexts} from '../options';
import {languageAttribute, partContents, tableOfContents} from './contents';
import {indexPages} from './indexPages';
import {pageName, pageStyles} from './pageStyles';

/** Texts and links of the cover and the about page. */
export type Imprint = HandbookLanguage &
  Pick<HandbookOptions, 'release' | 'copyright'> & {
    site: string;
    mark: string;
    glossary: {key: string; url: string};
  };

/** Renders a book. @param css styles of all books */
export function bookHtml(book: Book, imprint: Imprint, css: string): string {
  const {texts, locale} = imprint;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(bookTitle(book, texts))}</title>
<style>${css}
${pageStyles(book, texts)}</style>
</head>
<body class="${book.area ? 'area-book' : 'guide-book'}">
${cover(book, imprint)}
${about(book, imprint)}
${onNamedPages('contents', tableOfContents(book, texts))}
${book.parts.map((part, index) => partHtml(part, index + 1, book, texts)).join('\n')}
${book.appendices.map((chapter) => chapterHtml(chapter, 1, `${texts.appendix} `)).join('\n')}
${book.index.length > 0 ? onNamedPages('index', indexPages(book.index, texts.index)) : ''}
</body>
</html>`;
}

export function bookTitle({area}: Book, {title}: HandbookTexts): string {
  return area ? `${title}: ${area}` : title;
}

function cover({area}: Book, {texts, release, name, mark, copyright}: Imprint): string {
  return `<section class="book-cover">
<div class="mark">${mark.replace('<svg', '<svg aria-hidden="true"')}</div>
<p class="cover-title">${escapeHtml(texts.title)}</p>
<p class="cover-area">${escapeHtml(area ?? texts.wholeGuide)}</p>
<p class="cover-release">${texts.release} ${release}<br>${name}</p>
<p class="cover-copyright">${escapeHtml(copyright)}</p>
</section>`;
}

function about(book: Book, {texts, site, glossary}: Imprint): string {
  const hasGlossary = book.appendices.some(({key}) => key === glossary.key);
  const glossaryLink = hasGlossary
    ? `<a href="#${glossary.key}">${texts.page}\u00A0${pageNumber(glossary.key)}</a>`
    : `<a href="${glossary.url}">${glossary.url}</a>`;
  const paragraphs = [
    texts['about.release'],
    texts['about.numbers'],
    texts['about.terms'],
    ...(book.area ? [texts['about.area']] : []),
  ].map((text) =>
    escapeHtml(text)
      .replace('{site}', `<a href="${site}">${site}</a>`)
      .replace('{glossary}', glossaryLink),
  );
  return onNamedPages(
    'about',
    `<section class="book-about"><h1 id="about">${texts.about}</h1><p>${paragraphs.join('</p><p>')}</p></section>`,
  );
}

function partHtml(part: Part, number: number, {area}: Book, texts: HandbookTexts): string {
  const chapters = part.chapters.map((chapter) => chapterHtml(chapter, area ? 1 : 2));
  if (area) {
    return chapters.join('\n');
  }
  const title = `<h1 id="${part.key}"><span class="label">${texts.part} ${number} </span>${escapeHtml(part.title)}</h1>`;
  const opening = `<section class="book-part">${title}<p class="lead">${escapeHtml(part.description)}</p>${partContents(part.chapters, texts)}</section>`;
  return [onNamedPages(part.key, opening), ...chapters].join('\n');
}

function chapterHtml({key, number, title, lang, html}: Chapter, level: number, prefix = '') {
  const label = `<span class="label">${prefix}${number} </span>`;
  const heading = `<h${level} class="chapter-title" id="${key}">${label}<span${languageAttribute(lang)}>${escapeHtml(title)}</span></h${level}>`;
  return onNamedPages(key, `<section class="chapter">${heading}\n${html}</section>`);
}

/** Puts HTML on named CSS pages, which have their own running heads. */
function onNamedPages(key: string, html: string): string {
  return `<div style="page: ${pageName(key)}">${html}</div>`;
}
