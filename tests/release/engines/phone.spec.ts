import {expect, test} from '../../support/engines/reader';
import {isScript} from '../../support/engines/site';

test.beforeEach(({reader}) => reader.resize(390, 800));

test('the contents of a page, tapped before the scripts have come, lead to a section', async ({
  reader,
}) => {
  reader.site.isHeld = isScript;
  await reader.openUnhydrated('/roadmapping/export/');
  await reader.sees('footer');
  await reader.click('.theme-doc-toc-mobile button');
  reader.site.release();
  await reader.click('.theme-doc-toc-mobile a[href="#page-layout"]');
  await expect.poll(reader.address).toBe('/roadmapping/export/#page-layout');
});

test('buttons tapped before the scripts have come answer afterwards', async ({reader}) => {
  reader.site.isHeld = isScript;
  await reader.openUnhydrated('/roadmapping/export/');
  await reader.sees('footer');
  await reader.click('[aria-label="Close the announcement"]');
  // A tap elsewhere takes it back.
  await reader.click('h1');
  // An impatient second tap is no wish to close it.
  await reader.click('button[aria-label="Open the menu"]');
  await reader.click('button[aria-label="Open the menu"]');
  reader.site.release();
  await reader.sees('dialog[open] [aria-current="page"]', 'Export');
  await reader.press('Escape');
  await reader.seesNo('dialog[open]');
  await reader.sees('.theme-announcement-bar');
});

test('no page is wider than the screen', async ({reader}) => {
  for (const address of ['/', '/fr/public_rest_api/response/', '/fr/tags/', '/search/?q=kanban']) {
    await reader.open(address);
    const widths = await reader.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], address).toBeLessThanOrEqual(widths[1]!);
  }
});
