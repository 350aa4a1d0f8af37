import {expect, test, type Reader} from '../../support/engines/reader';
import {isScript} from '../../support/engines/site';

const nextPage = '/roadmapping/manage_link_settings/';

test.beforeEach(({reader}) => reader.resize(390, 800));

async function openUnhydrated(reader: Reader): Promise<void> {
  reader.site.isDelayed = isScript;
  await reader.openUnhydrated('/roadmapping/export/');
  await reader.expectVisible('footer');
}

test('contents tapped before hydration lead to a section', async ({reader}) => {
  await openUnhydrated(reader);
  await reader.click('.theme-doc-toc-mobile button');
  reader.site.release();
  await reader.click('.theme-doc-toc-mobile a[href="#page-layout"]');
  await expect.poll(reader.address).toBe('/roadmapping/export/#page-layout');
});

test('buttons tapped before hydration work afterwards; the side menu leads to a page', async ({
  reader,
}) => {
  await openUnhydrated(reader);
  await reader.click('[aria-label="Close the announcement"]');
  await reader.click('h1');
  // An impatient second tap doesn't close it.
  await reader.click('button[aria-label="Open the menu"]');
  await reader.click('button[aria-label="Open the menu"]');
  reader.site.release();
  await reader.expectVisible('dialog[open] [aria-current="page"]', 'Export');
  await reader.press('Escape');
  await reader.expectHidden('dialog[open]');
  await reader.expectVisible('.theme-announcement-bar');
  await reader.click('button[aria-label="Open the menu"]');
  await reader.click(`dialog[open] a[href="${nextPage}"]`);
  await reader.expectVisible('h1', 'Link settings');
  await reader.expectHidden('dialog[open]');
});

test('no page is wider than the screen', async ({reader}) => {
  for (const address of [
    '/',
    '/fr/public_rest_api/authentification/',
    '/fr/tags/',
    '/search/?q=kanban',
  ]) {
    await reader.open(address);
    const widths = await reader.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], address).toBeLessThanOrEqual(widths[1]!);
  }
});
