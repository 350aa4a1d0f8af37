import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {bookHtml, titleOf, type Imprint} from './book/html';
import {makeBook} from './book';
import {planArea, planGuide, type BookPlan} from './book/plan';
import {keyOf} from './chapter';
import {commitDate} from './commitDate';
import {fontFaces} from './fontFaces';
import {HANDBOOK_FOLDER, LIST_FILE, type HandbookList, type ListedBook} from './list';
import {finishPdf} from './print/finish';
import {printBook} from './print/printBook';
import {readGuide} from './read/areas';
import {readPages} from './read/builtPage';
import type {HandbookLanguage, HandbookSite} from './site';

/** What drives the printing. */
interface Machine {
  /** Chromium; `undefined` is the one that Playwright has downloaded. */
  chromium: string | undefined;
  env: NodeJS.ProcessEnv;
}

/**
 * Makes the handbook of a build: in each language a PDF of the whole guide and one of each area, and
 * the list of them. `--build DIR` is another build than `build`, `--locale fr` one language alone,
 * and `--area datasets` one area alone, by the last folder of its address.
 *
 * @throws when there is no build, no such language or area, or when a book cannot be made
 */
export async function runHandbook(
  site: HandbookSite,
  args: string[],
  machine: Machine,
): Promise<void> {
  const {build, locale, area} = parseArgs({
    args,
    options: {
      build: {type: 'string', default: 'build'},
      locale: {type: 'string'},
      area: {type: 'string'},
    },
  }).values;
  const languages = site.languages.filter((language) => !locale || language.locale === locale);
  if (languages.length === 0) {
    const known = site.languages.map((language) => language.locale).join(', ');
    throw new Error(`The guide is not in "${locale}": --locale is one of ${known}.`);
  }
  const browser = await chromium.launch({executablePath: machine.chromium});
  try {
    for (const language of languages) {
      await makeLanguage(site, language, {build: path.resolve(build), area, browser, ...machine});
    }
  } finally {
    await browser.close();
  }
}

interface Making extends Machine {
  build: string;
  /** Makes this one alone. */
  area: string | undefined;
  browser: Browser;
}

async function makeLanguage(
  site: HandbookSite,
  language: HandbookLanguage,
  {build, area: wanted, browser, env}: Making,
): Promise<void> {
  const {locale, words} = language;
  const [defaultLanguage] = site.languages;
  const folder = language === defaultLanguage ? build : path.join(build, locale);
  const pages = readPages(folder, locale);
  const home = [...pages.keys()].sort((one, other) => one.length - other.length)[0]!;
  const basePath = language === defaultLanguage ? home : home.slice(0, -`${locale}/`.length);
  const guide = readGuide(pages, home);
  const glossary = [...pages.values()].find(({docId}) => docId === site.glossary);
  const date = commitDate(env, path.join(build, 'index.html'));
  const plans = [
    planGuide(guide, {appendices: site.appendices, developers: words.developers}),
    ...guide.areas.map(planArea),
  ].filter(({area}) => !wanted || area?.name === wanted);
  if (plans.length === 0) {
    const known = guide.areas.map(({name}) => name).join(', ');
    throw new Error(`The guide has no area "${wanted}": --area is one of ${known}.`);
  }
  const style = [...site.styles.map((file) => fs.readFileSync(file, 'utf8')), fontFaces()];
  style.push(fs.readFileSync(path.join(__dirname, 'book.css'), 'utf8'));

  const out = path.join(folder, HANDBOOK_FOLDER);
  fs.rmSync(out, {recursive: true, force: true});
  fs.mkdirSync(out, {recursive: true});
  const imprint: Imprint = {
    locale,
    language: language.name,
    words,
    release: site.release,
    date: language.date(date.toISOString()),
    site: guide.home.url,
    mark: fs.readFileSync(path.join(build, site.mark), 'utf8'),
    copyright: site.copyright,
    glossary: glossary && {key: keyOf(glossary), url: glossary.url},
  };
  const books: ListedBook[] = [];
  for (const plan of plans) {
    const book = makeBook(plan, glossary, {
      pageWord: words.page,
      fileOf: (address) => path.join(build, address.slice(basePath.length)),
    });
    const name = [site.name, site.release, locale, plan.area?.name].filter(Boolean).join('-');
    const html = bookHtml(book, imprint, style.join('\n'));
    const {bytes, headings} = await printHtml(browser, html);
    const title = titleOf(book, words);
    const {pdf, pages: count} = await finishPdf(bytes, {
      title: `${title}, ${words.release} ${site.release}`,
      language: locale,
      author: site.productName,
      date,
      headings,
    });
    const file = `${name}.pdf`;
    fs.writeFileSync(path.join(out, file), pdf);
    books.push({
      file,
      title,
      ...(plan.area && {area: plan.area.address}),
      pages: count,
      bytes: pdf.length,
    });
    console.log(`${file}: ${count} pages, ${Math.round(pdf.length / 1000)} kB`);
  }
  const list: HandbookList = {release: site.release, date: date.toISOString(), books};
  fs.writeFileSync(path.join(folder, LIST_FILE), `${JSON.stringify(list, null, 2)}\n`);
}

/** Prints from a file: from the address of a file alone Chromium reads other files. */
async function printHtml(browser: Browser, html: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handbook-'));
  const file = path.join(folder, 'book.html');
  try {
    fs.writeFileSync(file, html);
    return await printBook(browser, file);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
