import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {isFrozen} from '@guide/content';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {inSite, site} from '../site';
import {fingerprint, isSameCard, readCards, readSiteConfig, type Card} from './cards';
import {drawIcon, paintDrawings} from './icons';
import {cardSize, createTemplate} from './template';

const folder = inSite(site.images, 'cards');
const list = inSite(site.cardList);

/** Bytes; a network may drop a larger picture. */
const LARGEST = 60_000;

/** Enough for three colours of text and their edges. */
const COLOURS = 48;

async function draw(
  cards: Card[],
  fill: (card: Card) => string,
  executablePath: string | undefined,
): Promise<void> {
  const browser = await chromium.launch({executablePath});
  try {
    const page = await browser.newPage({viewport: cardSize});
    for (const card of cards) {
      await page.setContent(fill(card));
      await page.evaluate(() => document.fonts.ready);
      const picture = await sharp(await page.screenshot())
        .png({palette: true, colours: COLOURS, effort: 10})
        .toBuffer();
      if (picture.length > LARGEST) {
        throw new Error(`${card.name}: ${picture.length} bytes; ${LARGEST} is the largest.`);
      }
      const file = path.join(folder, `${card.name}.png`);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, picture);
    }
  } finally {
    await browser.close();
  }
}

/** Those of versions that were cut stay as they are. */
async function drawnCards(): Promise<string[]> {
  const files = await fs.readdir(folder, {recursive: true}).catch(() => []);
  return files
    .filter((file) => file.endsWith('.png') && !isFrozen(file))
    .map((file) => file.split(path.sep).join('/').slice(0, -'.png'.length));
}

/**
 * Draws the social card of each page, from its title and description, into `static/img/cards`,
 * writes `src/data/cards.json`, and draws the mark and the icons. Only cards that have changed, in
 * their words, their colours or the name of the site, are drawn again; of these, only those that
 * are named, such as `en/site`, when some are. With `--check` it draws nothing, and the exit code is 1
 * when a card or a drawing is missing, out of date or left over.
 *
 * @param executablePath Chromium; `undefined` is the one that Playwright has downloaded
 */
export async function runCards(args: string[], executablePath: string | undefined): Promise<void> {
  const {i18n, themeConfig} = await readSiteConfig();
  const cards: Card[] = [];
  // One after the other: the configuration reads its language from the environment.
  for (const locale of i18n.locales) {
    const own = await readCards(await readSiteConfig(locale), locale);
    // Where the words are those of the default language, so is the card.
    cards.push(...own.filter((card) => !cards.some((drawn) => isSameCard(card, drawn))));
  }
  const {fill} = createTemplate((themeConfig as ThemeConfig).navbar.title ?? '');
  const current = Object.fromEntries(cards.map((card) => [card.name, fingerprint(fill(card))]));
  const drawn = await drawnCards();
  const fingerprints = JSON.parse(await fs.readFile(list, 'utf8').catch(() => '{}')) as Record<
    string,
    string | undefined
  >;
  const wanted = args.filter((argument) => !argument.startsWith('--'));
  const stale = cards.filter(
    ({name}) =>
      (wanted.length === 0 || wanted.includes(name)) &&
      (!drawn.includes(name) || fingerprints[name] !== current[name]),
  );
  const left = drawn.filter((name) => !(name in current));
  const drawings = Object.entries(paintDrawings()).map(
    ([name, svg]) => [inSite(site.images, `${name}.svg`), svg] as const,
  );
  if (args.includes('--check')) {
    const faults = [
      ...drawings
        .filter(([file, svg]) => !existsSync(file) || readFileSync(file, 'utf8') !== svg)
        .map(([file]) => `${path.basename(file)}: missing, or drawn in other colours`),
      ...stale.map(({name}) => `${name}: missing, or drawn from other words or colours`),
      ...left.map((name) => `${name}: no page has this card`),
    ];
    console.log([...faults, `${cards.length} cards, ${faults.length} not right.`].join('\n'));
    if (faults.length > 0) {
      console.log('Run: npm run draw');
      process.exitCode = 1;
    }
    return;
  }
  await Promise.all(left.map((name) => fs.rm(path.join(folder, `${name}.png`))));
  await draw(stale, fill, executablePath);
  for (const [file, svg] of drawings) {
    await fs.writeFile(file, svg);
  }
  await drawIcon();
  const listed = cards.map((card) => [
    card.name,
    (stale.includes(card) ? current : fingerprints)[card.name],
  ]);
  await fs.writeFile(list, `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
  console.log(`${stale.length} cards drawn, ${left.length} removed, ${cards.length} in all.`);
}
