import fs from 'node:fs';
import path from 'node:path';
import {announcementBar} from '../../support/announcement';
import {expectUnharmed} from '../../support/xss';
import {expect, openHydrated, test} from '../../support/policyFixture';
import {webpackDir} from '../../variant/site/build';

test('a site built by webpack navigates without a notice, and its search shows markup as text', async ({
  page,
}) => {
  await openHydrated(page, './');
  await page.locator('.menu a[href="/guide/reading/"]').click();
  await expect(page.locator('h1')).toHaveText('Reading');
  await expect(announcementBar(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('zwickelmarkup');
  const hit = page.locator('.DocSearch-Hit').first();
  await expect(hit.locator('.DocSearch-Hit-title')).toContainText('<img src="https://elsewhere');
  await expect(hit.locator('.DocSearch-Hit-text')).toContainText('<script>window.ran=true');
  await expectUnharmed(page);
});

test("broken links don't fail a build that isn't strict", () => {
  const page = fs.readFileSync(path.join(webpackDir, 'second/index.html'), 'utf8');
  expect(page).toMatch(/href="?\/guide\/gone\//);
  expect(page).toMatch(/href="?\/guide\/reading\/#gone/);
});
