import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {attributesOf, buildDir, collapseSpaces, buildHas, openPage} from '../../support/build';
import {locales, localized, contractPages, siteTitle, siteUrl} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

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

  it('describes each page for social networks, once', () => {
    const others = ['/category/datasets/', '/tags/', '/search/', '/404.html'].map((address) => ({
      ...{path: localized(address, locale), title: 'Telescope – '},
      type: 'website',
    }));
    const documents = contractPages(locale).map((page) => ({...page, type: 'article'}));
    expectFacts([...documents, ...others], ({path: address, title, type}) => {
      const contents = (name: string) =>
        attributesOf(openPage(address), `meta[property="og:${name}"]`, 'content');
      return {
        type: [contents('type'), [type]],
        site: [contents('site_name'), [siteTitle[locale]]],
        alternative: [
          contents('image:alt').map((text) =>
            collapseSpaces(text).startsWith(collapseSpaces(title)),
          ),
          [true],
        ],
      };
    });
  });

  it('ends with the copyright line', () => {
    const line = openPage(localized('/', locale))('.footer__copyright').text();
    expect(line).toBe('Copyright © 2025 Telescope');
  });
});
