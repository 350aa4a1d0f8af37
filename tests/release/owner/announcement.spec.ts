import fs from 'node:fs';
import path from 'node:path';
import {expectAccessible} from '../../support/axe';
import {expect, openHydrated, test} from '../../support/browser';
import {openBuilt, ownerDir, ownerServed} from './build';
import {ownerBase} from './steps/basePath';

test.use({served: ownerServed});

const languages = [
  {
    home: '',
    list: 'Releases',
    title: /2025\.8: sharing and keyboard access/,
    date: '18 November 2025',
    allLink: 'All release announcements',
    query: 'release share link passwords',
  },
  {
    home: 'fr/',
    list: 'Annonces de version',
    title: /2025\.8\s: partage et accès au clavier/,
    date: '18 novembre 2025',
    allLink: 'Toutes les annonces de version',
    query: 'mot de passe sur les liens de partage',
  },
];

for (const {home, list, title, date, allLink, query} of languages) {
  test(`home page, list, search and feeds at /${home} have the announcement`, async ({page}) => {
    const $home = openBuilt(home);
    expect($home('main ol a[href*="/blog/release-2025-8/"]')).toHaveLength(1);
    const listLink = $home('main a').filter((_, link) => $home(link).text().includes(allLink));
    expect(listLink.attr('href')).toBe(`${ownerBase}${home}blog/`);
    const $list = openBuilt(`${home}blog/`);
    expect($list('main h1').text()).toBe(list);
    expect($list('title').text()).toMatch(new RegExp(`^${list} \\| `));
    expect($list('main time').text()).toBe(date);
    expect($list('main h2 a').text()).toMatch(title);
    expect($list('main h2 a').attr('href')).toContain('/blog/release-2025-8/');
    const $post = openBuilt(`${home}blog/release-2025-8/`);
    expect($post('main h1').text()).toMatch(title);
    expect($post('main time').text()).toBe(date);
    expect($post('aside a').text()).toMatch(title);
    await page.goto(`${home}search/?q=${encodeURIComponent(query)}`);
    await page.locator('main [aria-expanded]').click();
    await page.getByRole('button', {name: list}).click();
    const hit = page.locator('main ol > li a').first();
    await expect(hit).toHaveAttribute('href', /\/blog\/release-2025-8\//);

    for (const feed of ['rss.xml', 'atom.xml']) {
      const text = fs.readFileSync(path.join(ownerDir, home, 'blog', feed), 'utf8');
      expect(/<title>(?:<!\[CDATA\[)?(.*?) \|/.exec(text)?.[1]).toBe(list);
      expect(text).toMatch(title);
      expect(text).toContain('id="share-link-passwords"');
    }
  });
}

test('announcement pages are accessible, and no wider than a phone', async ({page}) => {
  for (const address of ['blog/', 'fr/blog/release-2025-8/']) {
    await openHydrated(page, address);
    await expectAccessible(page);
    await page.setViewportSize({width: 390, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
