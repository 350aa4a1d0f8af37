import fs from 'node:fs';
import path from 'node:path';
import {expectAccessible} from '../../support/axe';
import {expect, openHydrated, test} from '../../support/browser';
import {openBuilt, ownerBase, ownerDir, ownerServed} from './build';

test.use({served: ownerServed});

test('home page, list, search and feeds have the announcement, instead of a bar, in French', async ({
  page,
}) => {
  const title = /2025\.8\s: partage et accès au clavier/;
  const list = 'Annonces de version';
  const $home = openBuilt('fr/');
  expect($home('.theme-announcement-bar')).toHaveLength(0);
  expect($home('main ol a[href*="/blog/release-2025-8/"]')).toHaveLength(1);
  const listLink = $home('main a:contains("Toutes les annonces de version")');
  expect(listLink.attr('href')).toBe(`${ownerBase}fr/blog/`);
  const $list = openBuilt('fr/blog/');
  expect($list('main h1').text()).toBe(list);
  expect($list('title').text()).toMatch(new RegExp(`^${list} \\| `));
  expect($list('main time').text()).toBe('18 novembre 2025');
  expect($list('main h2 a').text()).toMatch(title);
  expect($list('main h2 a').attr('href')).toContain('/blog/release-2025-8/');
  const $post = openBuilt('fr/blog/release-2025-8/');
  expect($post('main h1').text()).toMatch(title);
  expect($post('aside a').text()).toMatch(title);
  await page.goto('fr/search/?q=mot de passe sur les liens de partage');
  await page.getByRole('button', {name: list}).click();
  const hit = page.locator('main ol > li a').first();
  await expect(hit).toHaveAttribute('href', /\/blog\/release-2025-8\//);

  for (const feed of ['rss.xml', 'atom.xml']) {
    const text = fs.readFileSync(path.join(ownerDir, 'fr/blog', feed), 'utf8');
    expect(/<title>(?:<!\[CDATA\[)?(.*?) \|/.exec(text)?.[1]).toBe(list);
    expect(text).toMatch(title);
    expect(text).toContain('id="share-link-passwords"');
  }
});

test('announcements and the accessibility statement are accessible, and no wider than a phone', async ({
  page,
}) => {
  for (const address of ['blog/', 'fr/blog/release-2025-8/', 'fr/accessibility/']) {
    await openHydrated(page, address);
    await expectAccessible(page);
    await page.setViewportSize({width: 390, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
