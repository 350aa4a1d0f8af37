import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {productName} from '../../../src/config/owner';
import {expect, test} from '../../support/browser';
import {ownerDir, ownerServed} from './build';
import {ownerAccent, ownerEmail, ownerName} from './steps/name';

test.use({served: ownerServed});
// In one worker, so that each file is read and parsed once.
test.describe.configure({mode: 'default'});

const formerName = new RegExp(`\\b${productName}\\b`);
const formerInSamples = new RegExp(productName, 'gi');

function memoize<T>(compute: (file: string) => T): (file: string) => T {
  const cache = new Map<string, T>();
  return (file) => {
    if (!cache.has(file)) {
      cache.set(file, compute(file));
    }
    return cache.get(file)!;
  };
}
const filesOf = memoize((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js|json|md|svg|css|xml|txt|yaml)$/.test(file))
    .filter((file) => fs.statSync(path.join(folder, file)).isFile()),
);
const files = () => filesOf(ownerDir);
const readFile = memoize((file) => fs.readFileSync(path.join(ownerDir, file), 'utf8'));
const filesWithExtension = (extension: string) =>
  files().filter((file) => file.endsWith(extension));

const pages = () =>
  filesWithExtension('.html').filter(
    (file) => !/^(?:de\/|(?:fr\/)?(?:next|2025\.\d)\/)/.test(file),
  );

const textsOf = memoize((file) => {
  const $ = load(readFile(file));
  const names = ['alt', 'title', 'aria-label', 'placeholder'];
  const attributes = $(names.map((name) => `[${name}]`).join())
    .toArray()
    .flatMap((element) => names.map((name) => $(element).attr(name) ?? ''));
  const meta = $('meta[name="description"], meta[property="og:title"]')
    .toArray()
    .map((element) => $(element).attr('content'));
  $('script, style').remove();
  return [$('title').text(), ...meta, ...attributes, $('body').text()].join('\n');
});

/** With context, for failure messages. */
const excerptsAround = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({index}) => text.slice(Math.max(0, index - 40), index + 40));

test('no file of the site contains the former name', () => {
  expect(files().length).toBeGreaterThan(1000);
  expect(files().filter((file) => formerName.test(readFile(file)))).toEqual([]);
});

test('no page, figure or sample shows the former name', () => {
  const inPages = pages().flatMap((file) => excerptsAround(textsOf(file), formerInSamples));
  const inFigures = filesWithExtension('.svg').flatMap((file) =>
    excerptsAround(readFile(file), formerInSamples),
  );
  expect([...inPages, ...inFigures]).toEqual([]);
});

test('each kind of text has the new name', () => {
  const expectedTexts: [file: string, text: string][] = [
    ['index.html', `Get started with ${ownerName}`],
    ['index.html', `Use ${ownerName}`],
    ['category/navigate-through-telescope/index.html', `Work with items in ${ownerName}`],
    ['fr/category/navigate-through-telescope/index.html', `Gérer les éléments dans ${ownerName}`],
    ['fr/index.html', `Utiliser ${ownerName}`],
    ['figures/fr/first-steps-frames-1-light.svg', ownerName],
    ['public_rest_api/get_started/index.html', `brumeval.${ownerName.toLowerCase()}.example`],
    ['public_rest_api/get_started/index.html', `$${ownerName.toUpperCase()}_TOKEN`],
    ['support_en/index.html', ownerEmail],
  ];
  const missing = expectedTexts.filter(([file, text]) => {
    const content = file.endsWith('.html') ? textsOf(file) : readFile(file);
    return !content.includes(text);
  });
  expect(missing).toEqual([]);
});

test('French elides before the new name', () => {
  const texts = pages()
    .filter((file) => file.startsWith('fr/'))
    .map(textsOf);
  expect(texts.flatMap((text) => excerptsAround(text, /\b(?:de|que)\s+Horizon/gi))).toEqual([]);
  expect(texts.join('\n')).toContain(`d’${ownerName}`);
});

test('the logo, favicon, figures, icons and social cards have the accent colour', () => {
  const formerColours = ['#4350d8', '#a5b1ff', '#6b79f0', '#eef0ff', '#222a55'];
  const unchanged = [...filesWithExtension('.svg'), ...filesWithExtension('.css')].filter((file) =>
    formerColours.some((colour) => readFile(file).includes(colour)),
  );
  expect(unchanged).toEqual([]);
  expect(readFile('img/favicon.svg')).toContain(ownerAccent[600]);
  expect(readFile('img/mark-dark.svg')).toContain(ownerAccent[300]);
  expect(readFile('figures/en/kanban-board-light.svg')).toContain(ownerAccent[600]);
  const images = ['img/icon-180.png', 'img/cards/en/site.png', 'img/cards/fr/site.png'];
  const unchangedImages = images.filter((file) =>
    fs.readFileSync(path.join(ownerDir, file)).equals(fs.readFileSync(path.join('static', file))),
  );
  expect(unchangedImages).toEqual([]);
});

test('links and buttons have the accent colour', async ({page}) => {
  await page.goto('search/?q=roadmap');
  await expect(page.locator('[aria-pressed="true"]').first()).toBeVisible();
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ts-accent').trim(),
  );
  expect(accent).toBe(ownerAccent[600]);
  await page.goto('glossary/');
  const [, red, green, blue] = /#(..)(..)(..)/.exec(ownerAccent[600])!;
  const rgb = [red, green, blue].map((pair) => parseInt(pair!, 16)).join(', ');
  await expect(page.locator('article p a').first()).toHaveCSS('color', `rgb(${rgb})`);
});
