import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {PDFDocument} from 'pdf-lib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runHandbook} from '../../src/commands';
import type {HandbookList} from '../../src/list';
import sidebars from '../../../../sidebars';
import {handbookOptions} from '../../config';
import {chromiumPath} from '../../../../tools/site/systemBrowsers';
import {buildDir, collapseSpaces, openPage} from '../../../../tests/support/build';
import {contractPages} from '../../../../tests/support/contract';
import {expectFacts} from '../../../../tests/support/expectFacts';
import {readPdf, type Pdf, type PdfPage, type PdfText} from '../pdf';

const MM = 72 / 25.4;

/** As in `src/css/page.css`. */
const margins = {top: 26 * MM, side: 21 * MM, bottom: 24 * MM};

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'handbook-test-'));
afterAll(() => fs.rmSync(outDir, {recursive: true, force: true}));

const date = new Date('2025-11-18T10:00:00Z');
const env = {...process.env, SOURCE_DATE_EPOCH: String(date.getTime() / 1000)};

const runCommand = (...args: string[]) =>
  runHandbook(handbookOptions, args, {chromium: chromiumPath, env});

async function buildBook(target: string, locale: string, area: string, subfolder = '') {
  const folder = path.join(outDir, target);
  await runCommand('--build', buildDir, '--out', folder, '--locale', locale, '--area', area);
  const books = path.join(folder, subfolder, 'handbook');
  const entry = readBooks(books).find((book) => (book.area ?? 'guide').includes(area))!;
  return path.join(books, entry.file);
}

const readBooks = (folder: string) =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'list.json'), 'utf8')) as HandbookList).books;

function pageIdsIn(items: unknown): string[] {
  return [items].flat().flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    const {id, items: children} = item as {id?: string; items?: unknown};
    return id ? [id] : pageIdsIn(children);
  });
}

function isBody({bottom, top}: PdfText, {height}: PdfPage): boolean {
  return bottom >= margins.bottom - 1 && top <= height - margins.top + 6;
}

/** Books add references to links. */
function normalizeText(text: string): string {
  return text.replace(/[\s\u200B\u2060]+/g, '').replace(/\(page\d+\)|\(https?:[^)]*\)/g, '');
}

function readBlocks(address: string, excluded = 'button'): string[] {
  const html = openPage(address)('.theme-doc-markdown').prop('outerHTML')!;
  const $ = load(html);
  $('button, dialog, script, svg, img, .hash-link, [role="tablist"]').remove();
  $('[aria-hidden="true"], [data-non-content]').remove();
  $(excluded).remove();
  const blocks = 'h1, h2, h3, h4, p, li, td, th, pre, figcaption';
  return $(blocks)
    .toArray()
    .filter((block) => $(block).find(blocks).length === 0)
    .map((block) => $(block).text());
}

/** Capital letters start a word, as cards have no space between title and text. */
function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of texts.join('\n').matchAll(/\p{L}\p{Ll}{2,}/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const destinationOf = (id: string) => id.replace(/[^\w-]+/g, '-');

/** The longer guide, with the more difficult punctuation. */
const locale = 'fr';

const appendices = ['navigation_actions', 'troubleshooting', 'glossary'];
const ids = [...pageIdsIn(sidebars.docs).filter((id) => !appendices.includes(id)), ...appendices];

describe('the book of the whole guide', () => {
  let file: string;
  let pdf: Pdf;
  let chapters: {id: string; start: number; end: number}[];
  beforeAll(async () => {
    file = await buildBook('guide', locale, 'guide', locale);
    pdf = await readPdf(file);
    chapters = ids.map((id, index) => ({
      id,
      start: pdf.destinations.get(destinationOf(id))!,
      end: pdf.destinations.get(destinationOf(ids[index + 1] ?? '')) ?? pdf.pages.length + 1,
    }));
  });

  const paths = new Map(contractPages(locale).map(({id, path: address}) => [id, address]));
  const openChapter = (id: string) => openPage(paths.get(id)!);

  it('has each page of the guide as a chapter, in sidebar order', () => {
    const starts = chapters.map(({start}) => start);
    expect(starts.filter((start) => start === undefined)).toEqual([]);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    const titles = pdf.outline.map(({title, page}) => `${page} ${collapseSpaces(title)}`);
    const missing = chapters.filter(({id, start}) => {
      const title = ` ${collapseSpaces(openChapter(id)('h1').first().text())}`;
      return !titles.some((text) => text.startsWith(`${start} `) && text.endsWith(title));
    });
    expect(missing).toEqual([]);
  });

  it('has all words, in order', () => {
    const missing = chapters.flatMap(({id, start, end}) => {
      const printed = normalizeText(
        pdf.pages
          .slice(start - 1, end - 1)
          .flatMap((page) => page.texts.filter((text) => isBody(text, page)))
          .map(({text}) => text)
          .join(''),
      );
      let offset = 0;
      for (const block of readBlocks(paths.get(id)!).map(normalizeText)) {
        const index = printed.indexOf(block, offset);
        if (index === -1) {
          return [`${id}: ${block} after ${printed.slice(offset - 40, offset)}`];
        }
        offset = index + block.length;
      }
      return [];
    });
    expect(missing).toEqual([]);
  });

  it('has no gaps within words', () => {
    // The margins of the cover differ.
    const [, ...pages] = pdf.pages;
    const printed = countWords(
      pages.flatMap((page) =>
        page.texts.filter((text) => isBody(text, page)).map(({text}) => text),
      ),
    );
    // Lines of code can break within words.
    const expected = countWords(ids.flatMap((id) => readBlocks(paths.get(id)!, 'code, pre')));
    const split = [...expected].filter(([word, count]) => (printed.get(word) ?? 0) < count);
    expect(split).toEqual([]);
  });

  it('prints the right page numbers in the contents and the index', () => {
    const faults: string[] = [];
    let compared = 0;
    const index = pdf.destinations.get('index')!;
    for (const {links, texts} of [
      ...pdf.pages.slice(0, chapters[0]!.start - 1),
      ...pdf.pages.slice(index - 1),
    ]) {
      for (const {destination = '', left, right, bottom, top} of links) {
        const number = texts
          .filter((text) => text.bottom >= bottom - 3 && text.top <= top + 3)
          .filter((text) => text.left >= left - 1 && text.right <= right + 1)
          .map(({text}) => /^,? ?(\d+)$/.exec(text)?.[1])
          .findLast(Boolean);
        const page = pdf.destinations.get(destination);
        if (page && number) {
          compared += 1;
          faults.push(
            ...(Number(number) === page ? [] : [`${number} for ${destination}: ${page}`]),
          );
        }
      }
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(2 * ids.length);
  });

  it('has text, running heads and a number on each page but the cover, all within the margins', () => {
    const numbered = pdf.pages.map((page, index) => ({...page, path: String(index + 1)}));
    expectFacts(numbered.slice(1), (page) => {
      const {texts, width, height} = page;
      const outsideBody = texts.filter((text) => !isBody(text, page));
      const footer = outsideBody.filter(({top}) => top < margins.bottom).map(({text}) => text);
      const outsideMargins = texts.filter(
        ({left, right, bottom, top}) =>
          left < margins.side - 1 ||
          right > width - margins.side + 1 ||
          bottom < 20 ||
          top > height - 20,
      );
      return {
        number: [normalizeText(footer.join('')), page.path],
        'running heads': [outsideBody.length > 2, true],
        text: [texts.length > outsideBody.length, true],
        'outside the margins': [outsideMargins.map(({text}) => text), []],
      };
    });
  });

  it('is tagged, with language, title and alternative texts, and small enough for an e-mail', () => {
    expect(pdf.language).toBe(locale);
    expect(pdf.title).toContain(handbookOptions.release);
    const roles = ['H1', 'H2', 'P', 'Span', 'L', 'LI', 'Table', 'TH', 'TD', 'Figure', 'Link'];
    expect(roles.filter((role) => !pdf.tags.has(role))).toEqual([]);
    const expected = ids.flatMap((id) => {
      const $ = openChapter(id);
      return $('.theme-doc-markdown figure > a > img:first-child')
        .toArray()
        .map((image) => ({
          alt: $(image).attr('alt')!,
          caption: $(image).closest('figure').find('figcaption').text(),
        }))
        .filter(({alt, caption}) => alt !== caption)
        .map(({alt}) => normalizeText(alt));
    });
    expect(pdf.alternativeTexts.map(normalizeText)).toEqual(expected);
    expect(fs.statSync(file).size).toBeLessThan(10_000_000);
  });
});

describe('the book of one area', () => {
  let file: string;
  let rebuilt: string;
  beforeAll(async () => {
    [file, rebuilt] = await Promise.all([
      buildBook('one', 'en', 'versions'),
      buildBook('two', 'en', 'versions'),
    ]);
  });

  it('is byte-for-byte reproducible with a given date', async () => {
    const bytes = fs.readFileSync(file);
    expect(bytes.equals(fs.readFileSync(rebuilt))).toBe(true);
    const pdf = await PDFDocument.load(bytes, {updateMetadata: false});
    expect([pdf.getCreationDate(), pdf.getModificationDate()]).toEqual([date, date]);
  });

  it('is listed with existing books, which a failure leaves unchanged', async () => {
    const support = await buildBook('two', 'en', 'support');
    await expect(buildBook('two', 'en', 'none')).rejects.toThrow('Unknown area');
    expect(readBooks(path.dirname(rebuilt)).map((book) => book.file)).toEqual(
      [support, rebuilt].map((book) => path.basename(book)),
    );
    expect([support, rebuilt].filter((book) => !fs.existsSync(book))).toEqual([]);
  });
});

it('npm run handbook lists areas and languages, and reports a missing build', async () => {
  await expect(buildBook('none', 'en', 'none')).rejects.toThrow(
    'Unknown area "none": --area must be one of guide, project-items,',
  );
  await expect(runCommand('--locale', 'xx')).rejects.toThrow('--locale must be one of en, fr');
  await expect(runCommand('--build', outDir)).rejects.toThrow('There is no build in');
});
