import {expect, test} from '../../support/engines/reader';
import {isScript, enableSaveData} from '../../support/engines/site';

/** The main user journeys, run before every merge. */

const startPage = '/roadmapping/get_started/';
const nextPage = '/roadmapping/manage_link_settings/';

test('a link opens its page without a full load, and Back returns', async ({reader}) => {
  await reader.open(startPage);
  await reader.evaluate(() => void Object.assign(window, {isSamePage: true}));
  await reader.click(`.theme-doc-sidebar-menu a[href="${nextPage}"]`);
  await reader.expectVisible('h1', 'Link settings');
  expect(await reader.address()).toBe(nextPage);
  await expect.poll(() => reader.evaluate(() => document.title)).toMatch(/^Link settings \|/);
  await reader.back();
  await reader.expectVisible('h1', 'Get started');
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the language switch keeps page and query', async ({reader}) => {
  await reader.open('/versions/?from=link');
  await reader.hover('.navbar .dropdown');
  await reader.load(() => reader.click('.navbar .dropdown a[lang="fr"]'));
  await reader.expectVisible('html[lang="fr"] h1', 'Versions');
  expect(await reader.address()).toBe('/fr/versions/?from=link');
});

test('the colour mode applies before the scripts of a page run', async ({reader}) => {
  // Prefetched scripts wouldn't be delayed.
  reader.site.initScripts.push(enableSaveData);
  const toggle = '.navbar button[aria-label^="Colour mode"]';
  const mode = () => reader.attribute('html', 'data-theme');
  await reader.open('/glossary/');
  expect(await mode()).toBe('light');
  await reader.click(toggle);
  await expect.poll(() => reader.attribute(toggle, 'aria-label')).toBe('Colour mode: light');
  await reader.click(toggle);
  await expect.poll(mode).toBe('dark');
  reader.site.isDelayed = isScript;
  await reader.openUnhydrated('/versions/');
  await reader.expectVisible('footer');
  expect(await mode()).toBe('dark');
  const background = await reader.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(background).toBe('rgb(18, 22, 42)');
  reader.site.release();
  await expect.poll(() => reader.attribute(toggle, 'aria-label')).toBe('Colour mode: dark');
});

test('/ opens the search box; arrow and Enter open the first hit', async ({reader}) => {
  await reader.open('/tags/');
  await reader.press('/');
  await reader.expectVisible('.DocSearch-Input');
  await reader.type('swimlanes');
  await reader.expectVisible('.DocSearch-Hit mark', 'Swimlanes');
  await reader.press('ArrowDown');
  await reader.expectVisible('.DocSearch-Hit[aria-selected="true"] mark', 'Swimlanes');
  await reader.press('Enter');
  await expect.poll(reader.address).toBe('/projects/projects_views/kanban/#swimlanes');
  await reader.expectHidden('.DocSearch-Modal');
  await reader.expectVisible('#swimlanes');
});

test('the search page finds hits, and Back returns to it', async ({reader}) => {
  await reader.open('/search/?q=kanban');
  await reader.expectVisible('main ol > li', /kanban/i);
  await reader.click('main ol > li a');
  await reader.expectVisible('h1', /kanban/i);
  await reader.back();
  await reader.expectVisible('main ol > li', /kanban/i);
  expect(await reader.address()).toBe('/search/?q=kanban');
});

test('the side menu of a phone opens on the pages, and leads to one', async ({reader}) => {
  await reader.resize(390, 800);
  await reader.open('/roadmapping/export/');
  await reader.click('button[aria-label="Open the menu"]');
  await reader.expectVisible('dialog[open] [aria-current="page"]', 'Export');
  await reader.click(`dialog[open] a[href="${nextPage}"]`);
  await reader.expectVisible('h1', 'Link settings');
  await reader.expectHidden('dialog[open]');
  await reader.click('button[aria-label="Open the menu"]');
  await reader.press('Escape');
  await reader.expectHidden('dialog[open]');
});

test('a term shows its definition next to it, and links to the glossary', async ({reader}) => {
  const term = 'article a[href="/glossary/#term-milestone"]';
  const definition = '[popover]:popover-open';
  await reader.open('/projects/project_items/portfolio/');
  await reader.hover(term);
  await reader.expectVisible(definition, 'See the glossary');
  const gap = () =>
    reader.evaluate(
      (...selectors) => {
        const [link, popover] = selectors.map((css) =>
          document.querySelector(css)!.getBoundingClientRect(),
        );
        return Math.min(
          Math.abs(popover!.top - link!.bottom),
          Math.abs(link!.top - popover!.bottom),
        );
      },
      term,
      definition,
    );
  await expect.poll(gap).toBeLessThan(12);
  await reader.press('Escape');
  await reader.expectHidden(definition);
  await reader.click(term);
  await reader.expectVisible('h1', 'Glossary');
  expect(await reader.address()).toBe('/glossary/#term-milestone');
});

test.describe('without scripts', () => {
  // Blocked scripts are console errors.
  test.use({allowsErrors: true});

  test('pages are readable without dead buttons, links work, and search says what it needs', async ({
    reader,
  }) => {
    // The sandbox disables scripts.
    reader.site.headers['content-security-policy'] =
      'sandbox allow-same-origin allow-forms allow-top-navigation';
    await reader.openUnhydrated('/search/');
    await reader.expectVisible('main', 'The search needs JavaScript');
    await reader.openUnhydrated('/public_rest_api/get_started/');
    await reader.expectVisible('footer');
    expect(await reader.texts('button, a[href="#"]')).toEqual([]);
    await reader.click('.theme-doc-sidebar-container a[href="/category/datasets/"]');
    // In WebKit, a script that runs during navigation can stop it.
    await expect.poll(() => reader.site.requests).toContain('/category/datasets/');
  });
});
