import fs from 'node:fs';
import path from 'node:path';
import {announcementBar} from '../../support/announcement';
import {expect} from '../../support/browser';
import {openHydrated} from '../../support/hydrated';
import {expectUnharmed} from '../../support/hostile';
import {test} from '../../support/underPolicy';
import {variantDir, webpackDir} from '../../variant/site/build';

/** The pages, scripts and styles of a build, as one text. */
function everythingOf(folder: string): string {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js|css)$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

test('a site that webpack built leads from page to page, and has no announcement', async ({
  page,
}) => {
  await openHydrated(page, './');
  await page.locator('.menu a[href="/guide/reading/"]').click();
  await expect(page.locator('h1')).toHaveText('Reading');
  await expect(announcementBar(page, 'en')).toHaveCount(0);
});

test('its search answers from the index of the build, and shows markup as text', async ({page}) => {
  await openHydrated(page, 'reading/');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('zwickelmarkup');
  const hit = page.locator('.DocSearch-Hit').first();
  await expect(hit.locator('.DocSearch-Hit-title')).toContainText('<img src="https://elsewhere');
  await expect(hit.locator('.DocSearch-Hit-text')).toContainText('<script>window.ran=true');
  await expectUnharmed(page);
});

/** What our bar leaves in a build, its script, component and styles; and what the theme's leaves. */
const traces = ['announcement.dismissed', '--ts-announcement-display'];
const themeTraces = ['announcementBarContent', 'announcement-bar-initially-dismissed'];

test('without an announcement a build has no code of a bar, neither ours nor the theme’s', () => {
  const [withBar, without] = [everythingOf(variantDir), everythingOf(webpackDir)];
  expect(traces.filter((trace) => withBar.includes(trace))).toEqual(traces);
  expect([...traces, ...themeTraces].filter((trace) => without.includes(trace))).toEqual([]);
});

test('links that lead nowhere do not stop a build that is not strict', () => {
  const page = fs.readFileSync(path.join(webpackDir, 'second/index.html'), 'utf8');
  expect(page).toMatch(/href="?\/guide\/gone\//);
  expect(page).toMatch(/href="?\/guide\/reading\/#gone/);
});
