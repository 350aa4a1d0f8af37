import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {ParseSpeeds, PDFDocument} from 'pdf-lib';
import {readPageNumbers} from './pageNumbers';

/** Page numbers with other digits can change line breaks, and thereby other page numbers. */
const MAX_ROUNDS = 5;

/** Prints a book until its page numbers are stable: Chromium has no `target-counter()`. */
export async function printBook(browser: Browser, html: string): Promise<PDFDocument> {
  // Only pages with a `file:` URL can load fonts from files.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handbook-'));
  const file = path.join(folder, 'book.html');
  const page = await browser.newPage();
  try {
    fs.writeFileSync(file, html);
    // Hundreds of pages with their images can take longer than the default.
    await page.goto(`file://${file}`, {timeout: 0});
    // Chromium doesn't load fonts during printing.
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    let numbers = readPageNumbers(await print(page, 'draft'));
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await page.evaluate(fillPageNumbers, Object.fromEntries(numbers));
      const pdf = await print(page, 'final');
      const newNumbers = readPageNumbers(pdf);
      if ([...newNumbers].every(([id, number]) => numbers.get(id) === number)) {
        return pdf;
      }
      numbers = newNumbers;
    }
    throw new Error(`Page numbers still change after ${MAX_ROUNDS} rounds.`);
  } finally {
    await page.close();
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

/** Drafts omit tags and outline, which don't affect the layout. */
async function print(page: Page, quality: 'draft' | 'final'): Promise<PDFDocument> {
  const isFinal = quality === 'final';
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: isFinal,
    outline: isFinal,
  });
  return PDFDocument.load(bytes, {updateMetadata: false, parseSpeed: ParseSpeeds.Fastest});
}

/** Runs in the browser: writes the page numbers, and hides repeated ones in the index. */
function fillPageNumbers(numbers: Record<string, number>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-page]')) {
    const number = numbers[element.dataset.page!];
    if (number === undefined) {
      throw new Error(`The PDF has no anchor "${element.dataset.page}".`);
    }
    element.textContent = String(number);
  }
  for (const locators of document.querySelectorAll('.locators')) {
    const links = [...locators.querySelectorAll<HTMLElement>('.locator')];
    links.sort((a, b) => Number(a.textContent) - Number(b.textContent));
    locators.append(...links);
    links.forEach((link, index) => {
      link.hidden = link.textContent === links[index - 1]?.textContent;
    });
  }
}
