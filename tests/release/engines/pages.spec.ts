import {buildDir} from '../../support/build';
import {readFirstLoad} from '../../support/firstLoad';
import {expect, test} from '../../support/engines/reader';
import {isScript, enableSaveData} from '../../support/engines/site';

const startPage = '/roadmapping/get_started/';
const nextPage = '/roadmapping/manage_link_settings/';
const menuLink = (address: string) => `.theme-doc-sidebar-menu a[href="${address}"]`;

test('a page with a visible link is prefetched, each file once', async ({reader}) => {
  const scripts = () => reader.site.requests.filter((path) => path.startsWith('/assets/js/'));
  await reader.open(startPage);
  const prefetched = readFirstLoad(buildDir, nextPage).scripts;
  await expect.poll(scripts).toEqual(expect.arrayContaining(prefetched));
  await reader.click(menuLink(nextPage));
  await reader.expectVisible('h1', 'Link settings');
  expect(scripts()).toEqual([...new Set(scripts())]);
});

test('nothing is prefetched with data saver on', async ({reader}) => {
  reader.site.initScripts.push(enableSaveData);
  await reader.open(startPage);
  await reader.hover(menuLink(nextPage));
  await reader.click(menuLink(nextPage));
  await reader.expectVisible('h1', 'Link settings');
  const openedScripts = [startPage, nextPage].flatMap(
    (address) => readFirstLoad(buildDir, address).scripts,
  );
  const otherScripts = readFirstLoad(buildDir, '/roadmapping/export/').scripts;
  const unopenedScripts = otherScripts.filter((script) => !openedScripts.includes(script));
  expect(unopenedScripts).not.toEqual([]);
  expect(unopenedScripts.filter((script) => reader.site.requests.includes(script))).toEqual([]);
});

test('clicks on the colour mode before hydration count once', async ({reader}) => {
  // Prefetched scripts wouldn't be delayed.
  reader.site.initScripts.push(enableSaveData, () => localStorage.setItem('theme-/', 'dark'));
  const toggle = '.navbar button[aria-label^="Colour mode"]';
  reader.site.isDelayed = isScript;
  await reader.openUnhydrated('/versions/');
  await reader.expectVisible('footer');
  expect(await reader.attribute('html', 'data-theme')).toBe('dark');
  // A second, impatient click doesn't count.
  await reader.click(toggle);
  await reader.click(toggle);
  reader.site.release();
  await expect.poll(() => reader.attribute(toggle, 'aria-label')).toBe('Colour mode: system');
  await expect.poll(() => reader.attribute('html', 'data-theme')).toBe('light');
});

test('the announcement and the sidebar stay closed; a category opens', async ({reader}) => {
  await reader.open(startPage);
  await reader.expectVisible('.theme-announcement-bar', 'See planned removals.');
  await reader.click('[aria-label="Close the announcement"]');
  await reader.expectHidden('.theme-announcement-bar');
  expect(await reader.evaluate(() => document.activeElement!.className)).toBe('navbar__brand');
  await reader.click('button[title="Hide the sidebar"]');
  await reader.expectHidden('.theme-doc-sidebar-menu');
  await reader.open('/glossary/');
  await reader.expectHidden('.theme-announcement-bar');
  await reader.expectHidden('.theme-doc-sidebar-menu');
  await reader.click('[title="Show the sidebar"]');
  await reader.expectVisible('.theme-doc-sidebar-menu');
  const category = menuLink('/category/datasets/');
  await reader.click(`${category} + button, ${category}`);
  await reader.expectVisible(menuLink('/datasets/lift_tutorials/'));
});

test('a walkthrough steps by its button, and plays; a figure enlarges', async ({reader}) => {
  await reader.open('/roadmapping/timeline_tutorials/');
  const button = 'main section > div > button';
  const position = 'main section [role="status"]';
  await reader.expectVisible(position, /^Frame 1 of/);
  await reader.click(`${button}[aria-label="Next"]`);
  await reader.expectVisible(position, /^Frame 2 of/);
  await reader.click(`${button}:last-of-type`);
  await reader.expectVisible(position, /^Frame 3 of/);

  await reader.open('/roadmapping/manage_link_settings/');
  await reader.click('figure > a');
  await reader.expectVisible('figure dialog[open] button[aria-label="Close"]');
  const sizes = await reader.evaluate(() =>
    ['figure > a img', 'figure dialog[open] img'].map(
      (css) =>
        [...document.querySelectorAll(css)].find((image) => image.checkVisibility())!.clientWidth,
    ),
  );
  expect(sizes[1]).toBeGreaterThan(sizes[0]!);
  await reader.press('Escape');
  await reader.expectHidden('figure dialog[open]');
});
