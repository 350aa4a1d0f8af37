import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {makeBook} from './book';
import {bookHtml, titleOf, type Imprint} from './book/html';
import {planArea, planGuide, type BookPlan} from './book/plan';
import {keyOf} from './chapter';
import {fontFaces} from './fontFaces';
import {HANDBOOK_FOLDER, LIST_FILE, type HandbookList, type ListedBook} from './list';
import {finishPdf} from './print/finish';
import {printBook} from './print/printBook';
import {readGuide, type Guide, type GuidePage} from './read/guide';
import type {HandbookLanguage, HandbookSite} from './site';

export interface Making {
  build: string;
  /** Takes the folders of the books, as the build does. */
  out: string;
  date: Date;
  /** The area to make alone, or `guide`. */
  wanted: string | undefined;
  browser: Browser;
}

/**
 * Makes the books of one language, and the list of them.
 *
 * @throws when the build does not have its pages, or the guide not the area that is wanted
 */
export async function makeLanguage(
  site: HandbookSite,
  language: HandbookLanguage,
  {build, out, date, wanted, browser}: Making,
): Promise<void> {
  const {locale, name, words} = language;
  const within = language === site.languages[0] ? '' : locale;
  const guide = readGuide(build, locale);
  const home = guide.home.path;
  const basePath = within ? home.slice(0, -`${within}/`.length) : home;
  const glossary = guidePage(guide, site.glossary);
  const imprint: Imprint = {
    locale,
    name,
    words,
    release: site.release,
    site: guide.home.url,
    mark: fs.readFileSync(path.join(build, site.mark), 'utf8'),
    copyright: site.copyright,
    glossary: {key: keyOf(glossary), url: glossary.url},
  };
  const style = styleOf(site);
  const folder = path.join(out, within, HANDBOOK_FOLDER);
  const made: {listed: ListedBook; bytes: Uint8Array}[] = [];

  const make = async (planBook: () => BookPlan): Promise<void> => {
    const plan = planBook();
    const book = makeBook(plan, glossary, {
      pageWord: words.page,
      fileOf: (address) => path.join(build, address.slice(basePath.length)),
    });
    const {pdf, headings} = await printBook(browser, bookHtml(book, imprint, style));
    const title = titleOf(book, words);
    const bytes = await finishPdf(pdf, {
      title: `${title}, ${words.release} ${site.release}`,
      language: locale,
      author: site.productName,
      date,
      headings,
    });
    const fileName = [site.name, site.release, locale, plan.area?.name].filter(Boolean).join('-');
    const listed = {
      file: `${fileName}.pdf`,
      title,
      ...(plan.area && {area: plan.area.address}),
      pages: pdf.getPageCount(),
      size: bytes.length,
    };
    made.push({listed, bytes});
    console.log(`${listed.file}: ${listed.pages} pages, ${Math.round(listed.size / 1000)} kB`);
  };
  const inTurn = async (plans: readonly (() => BookPlan)[]): Promise<void> => {
    for (const plan of plans) {
      await make(plan);
    }
  };
  const plans = plansOf(guide, site, words.developers, wanted);
  // The first, the whole guide, takes about as long as all areas: they are printed beside it.
  await Promise.all([inTurn(plans.slice(0, 1)), inTurn(plans.slice(1))]);

  // Once all are made: what fails before leaves the books of before as they were.
  const listFile = path.join(out, within, LIST_FILE);
  const own = made.map(({listed}) => listed);
  const others = wanted ? booksBeside(listFile, own) : [];
  if (!wanted) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  fs.mkdirSync(folder, {recursive: true});
  made.forEach(({listed, bytes}) => fs.writeFileSync(path.join(folder, listed.file), bytes));
  const books = [...own, ...others].sort((a, b) => plansAt(guide, a) - plansAt(guide, b));
  const list: HandbookList = {release: site.release, date: date.toISOString(), books};
  fs.writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
}

/** The books of a list that are not among those that were made. */
function booksBeside(listFile: string, made: readonly ListedBook[]): ListedBook[] {
  const before = fs.existsSync(listFile)
    ? (JSON.parse(fs.readFileSync(listFile, 'utf8')) as HandbookList).books
    : [];
  return before.filter(({area}) => made.every((book) => book.area !== area));
}

/** The place of a book in the list: the whole guide first, then its areas. */
function plansAt({areas}: Guide, {area}: ListedBook): number {
  return areas.findIndex(({address}) => address === area);
}

/** @throws when the guide does not have a page */
function guidePage({areas, others}: Guide, id: string): GuidePage {
  const page = [...areas.flatMap(({pages}) => pages), ...others].find((one) => one.id === id);
  if (!page) {
    throw new Error(
      `The handbook is told that "${id}" is the glossary: the build has no such page.`,
    );
  }
  return page;
}

/** The whole guide and each area, or what is wanted of them. */
function plansOf(
  guide: Guide,
  {appendices}: HandbookSite,
  developers: string,
  wanted: string | undefined,
): (() => BookPlan)[] {
  const whole = {name: 'guide', plan: () => planGuide(guide, {appendices, developers})};
  const areas = guide.areas.map((area) => ({name: area.name, plan: () => planArea(area)}));
  const all = [whole, ...areas];
  const chosen = all.filter(({name}) => !wanted || name === wanted);
  if (chosen.length === 0) {
    const known = all.map(({name}) => name).join(', ');
    throw new Error(`The guide has no area "${wanted}": --area is one of ${known}.`);
  }
  return chosen.map(({plan}) => plan);
}

/** Style sheets of a book, in the order of the cascade. */
const bookStyles = ['page', 'text', 'blocks', 'book'];

/** Joins the style sheets of the site, the fonts and those of a book. */
function styleOf({styles}: HandbookSite): string {
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const own = bookStyles.map((name) => read(path.join(__dirname, `css/${name}.css`)));
  return [...styles.map(read), fontFaces(), ...own].join('\n');
}
