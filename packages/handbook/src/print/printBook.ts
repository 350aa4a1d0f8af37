import type {Browser, Page} from '@playwright/test';
import {readPageNumbers} from './pageNumbers';

/** Rounds after which the numbers of pages must stand: a number that grows by a digit may move a line. */
const ROUNDS = 6;

export interface Printed {
  bytes: Uint8Array;
  /** All headings, in order. */
  headings: string[];
}

/**
 * Prints a book, again and again until the numbers of pages in it are those of the pages: Chromium
 * has no `target-counter()`.
 *
 * @param file the HTML of the book
 * @throws when the numbers do not come to rest
 */
export async function printBook(browser: Browser, file: string): Promise<Printed> {
  const page = await browser.newPage();
  try {
    await page.goto(`file://${file}`);
    await page.evaluate(() => document.fonts.ready);
    let known = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      // Tags move nothing: the rounds that only count pages do without.
      const numbers = await readPageNumbers(await print(page, false));
      const found = JSON.stringify([...numbers]);
      if (found === known) {
        return {bytes: await print(page, true), headings: await readHeadings(page)};
      }
      known = found;
      await page.evaluate(fillIn, Object.fromEntries(numbers));
    }
    throw new Error(`The numbers of pages in ${file} do not come to rest in ${ROUNDS} rounds.`);
  } finally {
    await page.close();
  }
}

function print(page: Page, whole: boolean): Promise<Uint8Array> {
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: whole,
    outline: whole,
  });
}

function readHeadings(page: Page): Promise<string[]> {
  return page.$$eval('h1, h2, h3, h4, h5, h6', (headings) =>
    headings.map((heading) => heading.textContent.replace(/[\s\u200B]+/g, ' ').trim()),
  );
}

/** In the page: writes the numbers, and of the places of an index those alone that are another page. */
function fillIn(numbers: Record<string, number>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-page]')) {
    element.textContent = String(numbers[element.dataset.page!]);
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
