import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir, buildHas, openPage} from '../../support/build';
import {locales, localized, contractPages, siteUrl} from '../../support/contract';

const pictureOf = (address: string) =>
  openPage(address)('meta[property="og:image"]').attr('content') ?? '';

describe.each(locales)('the identity of the site in %s', (locale) => {
  const cards = siteUrl + localized('/img/cards/', locale);
  const isCard = (picture: string) =>
    picture.startsWith(cards) &&
    buildHas(picture.slice(siteUrl.length)) &&
    fs.statSync(path.join(buildDir, picture.slice(siteUrl.length))).size < 60_000;

  it('gives each document its own social card', () => {
    const pictures = contractPages(locale).map(({path: address}) => pictureOf(address));
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.filter((picture) => !isCard(picture))).toEqual([]);
  });

  it('gives all other pages the card of the site', () => {
    const pages = ['/category/datasets/', '/tags/', '/search/'];
    const pictures = new Set(pages.map((address) => pictureOf(localized(address, locale))));
    expect([...pictures]).toEqual([`${cards}${locale}/site.png`]);
    expect([...pictures].filter((picture) => !isCard(picture))).toEqual([]);
  });

  it('ends with the copyright line', () => {
    const line = openPage(localized('/', locale))('.footer__copyright').text();
    expect(line).toBe('Copyright © 2025 Telescope');
  });

  it('includes an icon for home screens', () => {
    const icon = openPage(localized('/', locale))('link[rel="apple-touch-icon"]').attr('href')!;
    expect(buildHas(icon)).toBe(true);
  });
});
