import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {openSearchXml} from '../openSearch';

const xmlOf = (config: Partial<LoadContext['siteConfig']>) => {
  const url = 'https://docs.test';
  const siteConfig = {url, themeConfig: {}, ...config} as LoadContext['siteConfig'];
  return openSearchXml({siteConfig, baseUrl: '/fr/'});
};

it('describes the search page, with a short name, and the favicon', () => {
  const xml = xmlOf({
    title: 'Documentation R&D',
    tagline: 'Le guide',
    favicon: 'img/a.svg',
    themeConfig: {navbar: {title: 'R&D'}},
  });
  expect(xml).toContain('<ShortName>R&amp;D</ShortName>');
  expect(xml).toContain('<LongName>Documentation R&amp;D</LongName>');
  expect(xml).toContain('<Description>Le guide</Description>');
  expect(xml).toContain('type="image/svg+xml">https://docs.test/fr/img/a.svg</Image>');
  expect(xml).toContain('template="https://docs.test/fr/search/?q={searchTerms}"');
});

it('links to the search page without a slash, if the site has none', () => {
  const xml = xmlOf({title: 'A', trailingSlash: false});
  expect(xml).toContain('template="https://docs.test/fr/search?q={searchTerms}"');
});

it.each([
  ['Telescope documentation', 'Telescope'],
  ['Donaudampfschifffahrt', 'Donaudampfschiff'],
])('shortens %o to %o', (title, name) => {
  const xml = xmlOf({title});
  expect(xml).toContain(`<ShortName>${name}</ShortName>`);
  expect(xml).not.toContain('<Image');
});
