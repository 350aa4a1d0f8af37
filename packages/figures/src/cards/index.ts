import crypto from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {requireEntry} from '@guide/content';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {listDrawn, reportOutdated, site} from '../site';
import {readCards, readSiteConfig, type Card} from './cards';
import {renderIcon, paintDrawings} from './icons';
import {cardSize, createTemplate} from './template';

const cardsFolder = `${site.images}/cards`;
const cardFile = (name: string) => `${cardsFolder}/${name}.png`;

/** Social networks may reject larger images. */
const MAX_BYTES = 60_000;

/** Enough for three text colours with antialiasing. */
const PALETTE_SIZE = 48;

async function renderCards(
  cards: Card[],
  renderCardHtml: (card: Card) => string,
  executablePath: string | undefined,
): Promise<void> {
  const browser = await chromium.launch({executablePath});
  try {
    const page = await browser.newPage({viewport: cardSize});
    for (const card of cards) {
      await page.setContent(renderCardHtml(card));
      await page.evaluate(() => document.fonts.ready);
      const png = await sharp(await page.screenshot())
        .png({palette: true, colours: PALETTE_SIZE, effort: 10})
        .toBuffer();
      if (png.length > MAX_BYTES) {
        throw new Error(`Card ${card.name} has ${png.length} bytes, maximum is ${MAX_BYTES}.`);
      }
      const file = cardFile(card.name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, png);
    }
  } finally {
    await browser.close();
  }
}

/**
 * Renders changed social cards, the mark and the icons.
 *
 * @throws if a card doesn't exist
 */
export async function drawCards(
  names: readonly string[],
  isCheck: boolean,
  executablePath: string | undefined,
): Promise<void> {
  const {i18n, themeConfig} = await readSiteConfig();
  const cards: Card[] = [];
  // In series: the configuration reads its language from the environment.
  for (const locale of i18n.locales) {
    cards.push(...(await readCards(await readSiteConfig(locale), locale)));
  }
  const renderCardHtml = createTemplate((themeConfig as ThemeConfig).navbar.title ?? '');
  const currentFingerprints = Object.fromEntries(
    cards.map((card) => [card.name, crypto.hash('sha256', renderCardHtml(card)).slice(0, 10)]),
  );
  const rendered = listDrawn(cardsFolder, '.png');
  const savedFingerprints = JSON.parse(
    await fs.readFile(site.cardList, 'utf8').catch(() => '{}'),
  ) as Record<string, string | undefined>;
  const known = `Cards: ${Object.keys(currentFingerprints).join(', ')}.`;
  names.forEach((name) => requireEntry('card', name, currentFingerprints, known));
  const outdated = cards.filter(
    ({name}) =>
      (names.length === 0 || names.includes(name)) &&
      (!rendered.includes(cardFile(name)) || savedFingerprints[name] !== currentFingerprints[name]),
  );
  const used = cards.map(({name}) => cardFile(name));
  const unused = rendered.filter((file) => !used.includes(file));
  const drawings = Object.entries(paintDrawings()).map(
    ([name, svg]) => [`${site.images}/${name}.svg`, svg] as const,
  );
  if (isCheck) {
    reportOutdated([
      ...drawings
        .filter(([file, svg]) => !existsSync(file) || readFileSync(file, 'utf8') !== svg)
        .map(([file]) => file),
      ...outdated.map(({name}) => cardFile(name)),
      ...unused,
    ]);
    return;
  }
  await Promise.all(unused.map((file) => fs.rm(file)));
  await renderCards(outdated, renderCardHtml, executablePath);
  for (const [file, svg] of drawings) {
    await fs.writeFile(file, svg);
  }
  await renderIcon();
  const cardList = cards.map((card) => [
    card.name,
    (outdated.includes(card) ? currentFingerprints : savedFingerprints)[card.name],
  ]);
  await fs.writeFile(site.cardList, `${JSON.stringify(Object.fromEntries(cardList), null, 2)}\n`);
  console.log(
    `${outdated.length} cards drawn, ${unused.length} removed, ${cards.length} in total.`,
  );
}
