import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {makeBook} from '../book';
import {bookHtml, bookTitle, type Imprint} from '../book/html';
import {planArea, planGuide, type BookPlan} from '../book/plan';
import {chapterKey} from '../chapter';
import {fontFaces} from '../fontFaces';
import {HANDBOOK_FOLDER, LIST_FILE, type HandbookList, type ListedBook} from '../list';
import {finishPdf} from '../print/finish';
import {printBook} from '../print/printBook';
import {readGuide, type Guide, type GuidePage} from '../guide';
import type {HandbookLanguage, HandbookOptions} from '../options';

export interface MakeOptions {
  build: string;
  out: string;
  date: Date;
  /** Name of the only area to print, or `guide` for only the whole guide. */
  area: string | undefined;
  browser: Browser;
}

/** Prints the books of one language, and writes their list. */
export async function makeBooks(
  options: HandbookOptions,
  language: HandbookLanguage,
  {build, out, date, area: onlyArea, browser}: MakeOptions,
): Promise<void> {
  const {locale, name, texts} = language;
  const languageFolder = language === options.languages[0] ? '' : locale;
  const guide = readGuide(build, locale);
  const home = guide.home.path;
  const basePath = languageFolder ? home.slice(0, -`${languageFolder}/`.length) : home;
  const glossary = findGuidePage(guide, options.glossary);
  const imprint: Imprint = {
    locale,
    name,
    texts,
    release: options.release,
    site: guide.home.url,
    mark: fs.readFileSync(path.join(build, options.mark), 'utf8'),
    copyright: options.copyright,
    glossary: {key: chapterKey(glossary), url: glossary.url},
  };
  const style = readStyles(options);
  const folder = path.join(out, languageFolder, HANDBOOK_FOLDER);
  const made: {listed: ListedBook; bytes: Uint8Array}[] = [];

  const printPlan = async (planBook: () => BookPlan): Promise<void> => {
    const plan = planBook();
    const book = makeBook(plan, glossary, {
      pageLabel: texts.page,
      fileOf: (urlPath) => path.join(build, urlPath.slice(basePath.length)),
    });
    const {pdf, headings} = await printBook(browser, bookHtml(book, imprint, style));
    const title = bookTitle(book, texts);
    const bytes = await finishPdf(pdf, {
      title: `${title}, ${texts.release} ${options.release}`,
      language: locale,
      author: options.productName,
      date,
      headings,
    });
    const fileName = [options.name, options.release, locale, plan.area?.name]
      .filter(Boolean)
      .join('-');
    const listed = {
      file: `${fileName}.pdf`,
      title,
      ...(plan.area && {area: plan.area.path}),
      pages: pdf.getPageCount(),
      size: bytes.length,
    };
    made.push({listed, bytes});
    console.log(`${listed.file}: ${listed.pages} pages, ${Math.round(listed.size / 1000)} kB`);
  };
  const printInSeries = async (plans: readonly (() => BookPlan)[]): Promise<void> => {
    for (const plan of plans) {
      await printPlan(plan);
    }
  };
  const plans = selectPlans(guide, options, texts.developers, onlyArea);
  // In parallel: the first book, the whole guide, takes about as long as all areas together.
  await Promise.all([printInSeries(plans.slice(0, 1)), printInSeries(plans.slice(1))]);

  // At the end, so that a failure doesn't change the previous books.
  const listFile = path.join(out, languageFolder, LIST_FILE);
  const newBooks = made.map(({listed}) => listed);
  const others = onlyArea ? readOtherBooks(listFile, newBooks) : [];
  if (!onlyArea) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  fs.mkdirSync(folder, {recursive: true});
  made.forEach(({listed, bytes}) => fs.writeFileSync(path.join(folder, listed.file), bytes));
  const books = [...newBooks, ...others].sort((a, b) => areaIndex(guide, a) - areaIndex(guide, b));
  const list: HandbookList = {release: options.release, date: date.toISOString(), books};
  fs.writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
}

/** Reads the books of the previous list, except those that were made again. */
function readOtherBooks(listFile: string, made: readonly ListedBook[]): ListedBook[] {
  const previous = fs.existsSync(listFile)
    ? (JSON.parse(fs.readFileSync(listFile, 'utf8')) as HandbookList).books
    : [];
  return previous.filter(({area}) => made.every((book) => book.area !== area));
}

/** -1 for the whole guide. */
function areaIndex({areas}: Guide, {area}: ListedBook): number {
  return areas.findIndex(({path: areaPath}) => areaPath === area);
}

function findGuidePage({areas, others}: Guide, id: string): GuidePage {
  const page = [...areas.flatMap(({pages}) => pages), ...others].find(
    (candidate) => candidate.id === id,
  );
  if (!page) {
    throw new Error(
      `The build has no page "${id}": correct "glossary" in the configuration of the handbook.`,
    );
  }
  return page;
}

function selectPlans(
  guide: Guide,
  {appendices}: HandbookOptions,
  developers: string,
  onlyArea: string | undefined,
): (() => BookPlan)[] {
  const wholeGuide = {name: 'guide', plan: () => planGuide(guide, {appendices, developers})};
  const areas = guide.areas.map((area) => ({name: area.name, plan: () => planArea(area)}));
  const all = [wholeGuide, ...areas];
  const selected = all.filter(({name}) => !onlyArea || name === onlyArea);
  if (selected.length === 0) {
    const validNames = all.map(({name}) => name).join(', ');
    throw new Error(`Unknown area "${onlyArea}": --area must be one of ${validNames}.`);
  }
  return selected.map(({plan}) => plan);
}

/** In cascade order. */
const styleSheets = ['page', 'text', 'blocks', 'book'];

function readStyles({styles}: HandbookOptions): string {
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const printStyles = styleSheets.map((name) => read(path.join(__dirname, `../css/${name}.css`)));
  return [...styles.map(read), fontFaces(), ...printStyles].join('\n');
}
