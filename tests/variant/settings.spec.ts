import fs from 'node:fs';
import {expect, test} from '../support/browser';
import {load} from 'cheerio';
import {variantDir, variantName} from './site/build';

const readFile = (file: string) => fs.readFileSync(`${variantDir}/${file}`, 'utf8');

test("a site has its owner's settings: year, sign-in, announcement, edit link", () => {
  const page = load(readFile('fr/glossary/index.html'));
  expect(page('.footer__copyright').text()).toBe(`Copyright © 2027 ${variantName}`);
  expect(page('.navbar a:contains("Se connecter")').attr('href')).toBe(
    'https://app.example.com/sign-in',
  );
  const bar = page('.theme-announcement-bar [lang="fr"]');
  expect(bar.text()).toBe('Quoi de neuf\u00A0? La lecture & plus.');
  expect(bar.find('a').attr('href')).toBe('/guide/fr/reading/');
  expect(page('a.theme-edit-this-page').attr('href')).toBe(
    'https://github.com/example/guide/edit/main/i18n/fr/docusaurus-plugin-content-docs/current/glossary.mdx',
  );
});

test('a site with a hosted provider has its metadata, and no index of its own', () => {
  const page = load(readFile('fr/glossary/index.html'));
  expect(page('[aria-keyshortcuts]').text()).toContain('Rechercher');
  expect(page('link[rel="preconnect"]').attr('href')).toBe('https://APPID-dsn.algolia.net');
  expect(page('meta[name="docsearch:language"]').attr('content')).toBe('fr');
  expect(page('meta[name="docsearch:docusaurus_tag"]').attr('content')).toBe(
    'docs-default-current',
  );
  expect(readFile('fr/search/index.html')).toContain('Rechercher dans la documentation');
  expect(['', 'fr/'].filter((home) => fs.existsSync(`${variantDir}/${home}search-data`))).toEqual(
    [],
  );
});

test("broken links don't fail a build that isn't strict", () => {
  const page = readFile('second/index.html');
  expect(page).toMatch(/href="?\/guide\/gone\//);
  expect(page).toMatch(/href="?\/guide\/reading\/#gone/);
});

test('a page with Markdown of other sites is exported', () => {
  const name = "writer's début";
  const encoded = "https://docs.telescope.example/guide/writer's%20d%C3%A9but";
  const text = readFile(`${name}.md`);
  expect(text).toContain(`\naddress: ${encoded}/\n`);
  expect(text).toContain('~~Struck~~ text.\n\n> **Beware**\n\n```jsx title="view.jsx"\nconst view');
  expect(readFile('llms.txt')).toContain(`(${encoded}.md)`);
});

test('build steps ignore pages of another plugin, whenever it writes them', () => {
  for (const page of ['at-once.html', 'late.html']) {
    // A step that reads the page would fail the build: the CSP doesn't allow its script.
    expect(readFile(page)).not.toContain('Policy');
  }
});
