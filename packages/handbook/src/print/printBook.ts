import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {ParseSpeeds, PDFDocument} from 'pdf-lib';
import {collapseWhitespace} from '@guide/built-site/read';
import {guessPageNumbers, readPageNumbers} from './pageNumbers';

/** Rounds after which the numbers of pages must stand: a number that grows by a digit may move a line. */
const ROUNDS = 5;

/**
 * Prints a book, again and again until the numbers of pages in it are those of the pages: Chromium
 * has no `target-counter()`.
 *
 * @returns with the headings, in order
 * @throws when the numbers do not come to rest
 */
export async function printBook(browser: Browser, html: string) {
  // In a file: from the address of a file alone Chromium reads other files, such as fonts.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handbook-'));
  const file = path.join(folder, 'book.html');
  const page = await browser.newPage();
  try {
    fs.writeFileSync(file, html);
    await page.goto(`file://${file}`);
    // All of them: none comes while it is printed.
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    await page.evaluate(fillIn, Object.fromEntries(guessPageNumbers(html)));
    let numbers = readPageNumbers(await print(page, 'to count'));
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate(fillIn, Object.fromEntries(numbers));
      const pdf = await print(page, 'to keep');
      const found = readPageNumbers(pdf);
      if ([...found].every(([id, number]) => numbers.get(id) === number)) {
        return {pdf, headings: await readHeadings(page)};
      }
      numbers = found;
    }
    throw new Error(`The numbers of the pages do not come to rest in ${ROUNDS} rounds.`);
  } finally {
    await page.close();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Tags and outline move nothing: to count pages does without. */
async function print(page: Page, use: 'to count' | 'to keep'): Promise<PDFDocument> {
  const whole = use === 'to keep';
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: whole,
    outline: whole,
  });
  return PDFDocument.load(bytes, {updateMetadata: false, parseSpeed: ParseSpeeds.Fastest});
}

async function readHeadings(page: Page): Promise<string[]> {
  const headings = page.locator('h1, h2, h3, h4, h5, h6');
  return (await headings.allTextContents()).map(collapseWhitespace);
}

/** In the page: writes the numbers, and of the places of an index those alone that are another page. */
function fillIn(numbers: Record<string, number>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-page]')) {
    const number = numbers[element.dataset.page!];
    if (number === undefined) {
      throw new Error(`The PDF does not have the place ${element.dataset.page}.`);
    }
    element.textContent = String(number);
  }
  for (const places of document.querySelectorAll('.places')) {
    const links = [...places.querySelectorAll<HTMLElement>('.place')];
    links.sort((one, other) => Number(one.textContent) - Number(other.textContent));
    places.append(...links);
    links.forEach((link, place) => {
      link.hidden = link.textContent === links[place - 1]?.textContent;
    });
  }
}
