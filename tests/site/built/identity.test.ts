import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir, buildHas, openPage, readBuild} from '../../support/build';
import {locales, localized, plannedPages, siteTitle, siteUrl} from '../../support/contract';

/** What stands for the site elsewhere: in a tab, on a home screen, beside a shared link. */

const pictureOf = (address: string) =>
  openPage(address)('meta[property="og:image"]').attr('content') ?? '';

describe.each(locales)('the identity of the site in %s', (locale) => {
  it('gives each document a social card of its own, under 60 kB', () => {
    const pages = plannedPages(locale);
    const pictures = pages.map(({path: address}) => pictureOf(address));
    expect(new Set(pictures).size).toBe(pages.length);
    for (const picture of pictures) {
      expect(picture.startsWith(siteUrl + localized('/img/cards/', locale))).toBe(true);
      const {size} = fs.statSync(path.join(buildDir, picture.slice(siteUrl.length)));
      expect(size, picture).toBeLessThan(60_000);
    }
  });

  it('gives every other page the card of the site', () => {
    const site = siteUrl + localized(`/img/cards/${locale}/site.png`, locale);
    for (const address of ['/category/datasets/', '/tags/', '/search/']) {
      expect(pictureOf(localized(address, locale))).toBe(site);
    }
    expect(buildHas(localized(`/img/cards/${locale}/site.png`, locale))).toBe(true);
  });

  it('names a manifest in every page, whose icons are there', () => {
    const href = openPage(localized('/', locale))('link[rel="manifest"]').attr('href');
    expect(href).toBe(localized('/site.webmanifest', locale));
    const manifest = JSON.parse(readBuild(href!));
    expect(manifest).toMatchObject({
      name: siteTitle[locale],
      lang: locale,
      start_url: localized('/', locale),
    });
    expect(manifest.icons).toHaveLength(4);
    for (const {src} of manifest.icons) {
      expect(buildHas(src), src).toBe(true);
    }
  });
});
