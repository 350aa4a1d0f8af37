import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {makeBook} from '../book';
import {bookHtml, bookTitle, type Imprint} from '../book/html';
import {planArea, planGuide} from '../book/plan';
import {chapterKey} from '../chapter';
import {fontFaces} from '../fontFaces';
import {LIST_FILE, type HandbookList, type ListedBook} from '../list';
import {finishPdf} from '../print/finish';
import {printBook} from '../print/printBook';
import {readGuide, type Area} from '../guide';
import type {HandbookLanguage, HandbookOptions} from '../options';

interface MakeOptions {
  build: string;
  out: string;
  date: Date;
  /** Name of the only area to print, or `guide` for only the whole guide. */
  onlyArea: string | undefined;
  browser: Browser;
}

/** Prints the books of one language, and lists each when it's finished. */
export async function makeBooks(
  options: HandbookOptions,
  language: HandbookLanguage,
  {build, out, date, onlyArea, browser}: MakeOptions,
): Promise<void> {
  const {locale, texts} = language;
  const {release, copyright, productName, appendices} = options;
  const languageFolder = language === options.languages[0] ? '' : locale;
  const guide = readGuide(build, locale);
  const home = guide.home.path;
  const basePath = languageFolder ? home.slice(0, -`${languageFolder}/`.length) : home;
  const glossary = guide.pages.find(({id}) => id === options.glossary);
  if (!glossary) {
    throw new Error(`The build has no page "${options.glossary}", the glossary of the handbook.`);
  }
  const imprint: Imprint = {
    ...language,
    release,
    copyright,
    site: guide.home.url,
    mark: fs.readFileSync(path.join(build, options.mark), 'utf8'),
    glossary: {key: chapterKey(glossary), url: glossary.url},
  };
  const css = readStyles(options);
  const listFile = path.join(out, languageFolder, LIST_FILE);

  const makePdf = async (area: Area | undefined): Promise<void> => {
    const plan = area
      ? planArea(area)
      : planGuide(guide, {appendices, developers: texts.developers});
    const book = makeBook(plan, glossary, {
      pageLabel: texts.page,
      fileOf: (urlPath) => path.join(build, urlPath.slice(basePath.length)),
    });
    const pdf = await printBook(browser, bookHtml(book, imprint, css));
    const title = `${bookTitle(book, texts)}, ${texts.release} ${release}`;
    const bytes = await finishPdf(pdf, {title, language: locale, author: productName, date});
    const file = `${[options.name, release, locale, area?.name].filter(Boolean).join('-')}.pdf`;
    addBook(listFile, {file, ...(area && {area: area.path}), size: bytes.length}, bytes);
    console.log(`${file}: ${pdf.getPageCount()} pages, ${Math.round(bytes.length / 1000)} kB`);
  };
  for (const area of selectBooks(guide.areas, onlyArea)) {
    await makePdf(area);
  }
}

/** Writes a book, and adds it to the list or replaces its entry. */
function addBook(listFile: string, added: ListedBook, bytes: Uint8Array): void {
  fs.mkdirSync(path.dirname(listFile), {recursive: true});
  fs.writeFileSync(path.join(path.dirname(listFile), added.file), bytes);
  const previous = fs.existsSync(listFile)
    ? (JSON.parse(fs.readFileSync(listFile, 'utf8')) as HandbookList).books
    : [];
  const books = [...previous.filter(({area}) => area !== added.area), added];
  const list: HandbookList = {books: books.sort((a, b) => a.file.localeCompare(b.file))};
  fs.writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
}

/** Returns the areas to print; `undefined` stands for the whole guide. */
function selectBooks(areas: readonly Area[], onlyArea: string | undefined): (Area | undefined)[] {
  const nameOf = (area: Area | undefined) => area?.name ?? 'guide';
  const all = [undefined, ...areas];
  const selected = all.filter((area) => !onlyArea || nameOf(area) === onlyArea);
  if (selected.length === 0) {
    const names = all.map(nameOf).join(', ');
    throw new Error(`Unknown area "${onlyArea}": --area must be one of ${names}.`);
  }
  return selected;
}

function readStyles({styles}: HandbookOptions): string {
  const ownStyles = ['page', 'text', 'blocks', 'book'].map((name) =>
    path.join(__dirname, `../css/${name}.css`),
  );
  const css = [...styles, ...ownStyles].map((file) => fs.readFileSync(file, 'utf8'));
  return [fontFaces(), ...css].join('\n');
}
