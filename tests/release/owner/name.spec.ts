import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {productName} from '../../../src/config/owner';
import {expect, test} from '../../support/browser';
import {ownerDir, ownerEmail, ownerServed} from './build';
import {ownerAccent, ownerName} from './steps/name';

test.use({served: ownerServed});

const isText = /\.(?:html|js|json|md|svg|css|xml|txt|yaml)$/;

/** Pages of other languages and versions keep English texts and former names. */
const isCurrentPage = (file: string) =>
  file.endsWith('.html') && !/^(?:de\/|(?:fr\/)?(?:next|2025\.\d)\/)/.test(file);

function textOf(html: string): string {
  // Parses the content of <noscript>.
  const $ = load(html, {scriptingEnabled: false});
  const names = ['alt', 'title', 'aria-label', 'placeholder'];
  const attributes = $(names.map((name) => `[${name}]`).join())
    .toArray()
    .flatMap((element) => names.map((name) => $(element).attr(name) ?? ''));
  const meta = $('meta[name="description"], meta[property="og:title"]')
    .toArray()
    .map((element) => $(element).attr('content'));
  $('script, style').remove();
  return [$('title').text(), ...meta, ...attributes, $('body').text()].join('\n');
}

/** With context, for failure messages. */
const excerptsAround = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({index}) => text.slice(Math.max(0, index - 40), index + 40));

test('all files have the new name and accent colour, and French elides before the name', () => {
  const files = fs
    .readdirSync(ownerDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => path.relative(ownerDir, path.join(entry.parentPath, entry.name)));
  const contents = new Map(
    files.map((file) => [file, fs.readFileSync(path.join(ownerDir, file), 'utf8')]),
  );
  const contentsWith = (extension: RegExp) =>
    [...contents].filter(([file]) => extension.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const formerName = new RegExp(`\\b${productName}\\b`);
  expect([...contents].filter(([, text]) => formerName.test(text)).map(([file]) => file)).toEqual(
    [],
  );

  // Samples write it in lower case, too.
  const texts = new Map(
    files.filter(isCurrentPage).map((file) => [file, textOf(contents.get(file)!)]),
  );
  const formerInSamples = new RegExp(productName, 'gi');
  const shown = [...texts.values(), ...contentsWith(/\.svg$/).map(([, text]) => text)];
  expect(shown.flatMap((text) => excerptsAround(text, formerInSamples))).toEqual([]);

  const expectedTexts: [file: string, text: string][] = [
    ['index.html', `Get started with ${ownerName}`],
    ['index.html', `Use ${ownerName}`],
    ['category/project-items/index.html', `Start with ${ownerName}`],
    ['fr/category/project-items/index.html', `Démarrer avec ${ownerName}`],
    ['fr/index.html', `Utiliser ${ownerName}`],
    ['figures/fr/first-steps-frames-1-light.svg', ownerName],
    ['public_rest_api/get_started/index.html', `brumeval.${ownerName.toLowerCase()}.example`],
    ['public_rest_api/get_started/index.html', `$${ownerName.toUpperCase()}_TOKEN`],
    ['support_en/index.html', ownerEmail],
    ['img/favicon.svg', ownerAccent[600]],
    ['img/mark-dark.svg', ownerAccent[300]],
    ['figures/en/kanban-board-light.svg', ownerAccent[600]],
  ];
  const missing = expectedTexts.filter(
    ([file, text]) => !(texts.get(file) ?? contents.get(file)!).includes(text),
  );
  expect(missing).toEqual([]);

  const french = [...texts].filter(([file]) => file.startsWith('fr/')).map(([, text]) => text);
  expect(french.flatMap((text) => excerptsAround(text, /\b(?:de|que)\s+Horizon/gi))).toEqual([]);
  expect(french.join('\n')).toContain(`d’${ownerName}`);

  const formerColours = /#(?:4350d8|a5b1ff|6b79f0|eef0ff|222a55)/;
  const unchanged = contentsWith(/\.(?:svg|css)$/).filter(([, text]) => formerColours.test(text));
  expect(unchanged.map(([file]) => file)).toEqual([]);
  const images = ['img/icon-180.png', 'img/cards/en/site.png', 'img/cards/fr/site.png'];
  const unchangedImages = images.filter((file) =>
    fs.readFileSync(path.join(ownerDir, file)).equals(fs.readFileSync(path.join('static', file))),
  );
  expect(unchangedImages).toEqual([]);
});
