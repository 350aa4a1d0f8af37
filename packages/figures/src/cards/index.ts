import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {inSite, site} from '../site';
import {fingerprint, readCards, type Card} from './cards';
import {drawIcons} from './icons';
import {readSiteConfig} from './siteConfig';
import {cardSize, createTemplate} from './template';

const folder = inSite(site.images, 'cards');
const list = inSite(site.cardList);

/** Debian's Chromium where it is installed; `undefined` leaves Playwright its own download. */
const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((file) =>
  existsSync(file),
);

/** Bytes; a network may drop a larger picture. */
const LARGEST = 60_000;

/** Enough for three colours of text and their edges. */
const COLOURS = 48;

async function draw(cards: Card[], productName: string): Promise<void> {
  const {fill} = createTemplate(productName);
  const browser = await chromium.launch({executablePath: systemChromium});
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
    .filter((file) => file.endsWith('.png') && !file.startsWith('version-'))
    .map((file) => file.split(path.sep).join('/').slice(0, -'.png'.length));
}

/**
 * Draws the social card of each page, from its title and description, into `static/img/cards`,
 * writes `src/data/cards.json`, and draws the icons. Only cards whose words have changed are drawn
 * again. With `--check` it draws nothing, and the exit code is 1 when a card is missing, out of date
 * or left over.
 */
export async function runCards(args: string[]): Promise<void> {
  const {i18n, themeConfig} = await readSiteConfig();
  const cards: Card[] = [];
  // One after the other: the configuration reads its language from the environment.
  for (const locale of i18n.locales) {
    cards.push(...(await readCards(await readSiteConfig(locale), locale)));
  }
  const current = Object.fromEntries(cards.map((card) => [card.name, fingerprint(card)]));
  const drawn = await drawnCards();
  const fingerprints = JSON.parse(await fs.readFile(list, 'utf8').catch(() => '{}')) as Record<
    string,
    string | undefined
  >;
  const stale = cards.filter(
    ({name}) => !drawn.includes(name) || fingerprints[name] !== current[name],
  );
  const left = drawn.filter((name) => !(name in current));
  if (args.includes('--check')) {
    const faults = [
      ...stale.map(({name}) => `${name}: missing, or drawn from other words`),
      ...left.map((name) => `${name}: no page has this card`),
    ];
    console.log([...faults, `${cards.length} cards, ${faults.length} not right.`].join('\n'));
    if (faults.length > 0) {
      console.log('Run: npm run cards');
      process.exitCode = 1;
    }
    return;
  }
  await Promise.all(left.map((name) => fs.rm(path.join(folder, `${name}.png`))));
  await draw(stale, (themeConfig as ThemeConfig).navbar.title ?? '');
  await drawIcons();
  await fs.writeFile(list, `${JSON.stringify(current, null, 2)}\n`);
  console.log(`${stale.length} cards drawn, ${left.length} removed, ${cards.length} in all.`);
}
