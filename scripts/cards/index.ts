/**
 * Draws the social card of each page, from its title and description, into
 * `static/img/cards`, writes `src/data/cards.json`, and draws the icons. Only cards whose words
 * changed are drawn again. With `--check` it draws nothing, and fails when a
 * card is missing, out of date or left over.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {readSettings} from '../../src/config/settings';
import known from '../../src/data/cards.json';
import {chromiumPath} from '../chromium';
import {fingerprint, readCards, type Card} from './cards';
import {drawIcons} from './icons';
import {cardSize, createTemplate} from './template';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'static/img/cards');
const list = path.join(root, 'src/data/cards.json');

/** Bytes; a network may drop a larger picture. */
const LARGEST = 60_000;

/** Enough for three colours of text and their edges. */
const COLOURS = 48;

async function draw(cards: Card[], productName: string): Promise<void> {
  const {fill} = createTemplate(productName);
  const browser = await chromium.launch({executablePath: chromiumPath});
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

async function drawnCards(): Promise<string[]> {
  const files = await fs.readdir(folder, {recursive: true}).catch(() => []);
  return files
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.split(path.sep).join('/').slice(0, -'.png'.length));
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const cards = await readCards(root, settings);
  const current = Object.fromEntries(cards.map((card) => [card.name, fingerprint(card)]));
  const drawn = await drawnCards();
  const fingerprints: Partial<Record<string, string>> = known;
  const stale = cards.filter(
    ({name}) => !drawn.includes(name) || fingerprints[name] !== current[name],
  );
  const left = drawn.filter((name) => !(name in current));
  if (process.argv.includes('--check')) {
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
  await draw(stale, settings.productName);
  await drawIcons(root);
  await fs.writeFile(list, `${JSON.stringify(current, null, 2)}\n`);
  console.log(`${stale.length} cards drawn, ${left.length} removed, ${cards.length} in all.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
