import {buildDir} from '../../support/build';
import {readFirstLoad} from '../../support/firstLoad';
import {expect, test} from '../../support/engines/reader';
import {isScript} from '../../support/engines/site';

const startPage = '/roadmapping/get_started/';
const nextPage = '/roadmapping/manage_link_settings/';
const menuLink = (address: string) => `.theme-doc-sidebar-menu a[href="${address}"]`;

test('a link opens its page without a full load, with each script once, and Back returns', async ({
  reader,
}) => {
  const scripts = () => reader.site.requests.filter((path) => path.startsWith('/assets/js/'));
  await reader.open(startPage);
  await reader.evaluate(() => void Object.assign(window, {isSamePage: true}));
  await reader.click(menuLink(nextPage));
  await reader.expectVisible('h1', 'Link settings');
  expect(scripts().sort()).toEqual(
    [
      ...new Set([startPage, nextPage].flatMap((path) => readFirstLoad(buildDir, path).scripts)),
    ].sort(),
  );
  expect(await reader.address()).toBe(nextPage);
  await expect.poll(() => reader.evaluate(() => document.title)).toMatch(/^Link settings \|/);
  await reader.back();
  await reader.expectVisible('h1', 'Roadmap basics');
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the colour mode applies before the scripts of a page run; clicks until then count once', async ({
  reader,
}) => {
  const toggle = '.navbar button[aria-label^="Colour mode"]';
  const mode = () => reader.attribute('html', 'data-theme');
  await reader.open('/tags/');
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
  // A second, impatient click doesn't count.
  await reader.click(toggle);
  await reader.click(toggle);
  reader.site.release();
  await expect.poll(() => reader.attribute(toggle, 'aria-label')).toBe('Colour mode: system');
  await expect.poll(mode).toBe('light');
});

test('the announcement and the sidebar stay closed; a category opens', async ({reader}) => {
  await reader.open(startPage);
  await reader.expectVisible('.theme-announcement-bar', 'Classic screens end');
  await reader.click('[aria-label="Close the announcement"]');
  await reader.expectHidden('.theme-announcement-bar');
  expect(await reader.evaluate(() => document.activeElement!.className)).toBe('navbar__brand');
  await reader.click('button[title="Hide the sidebar"]');
  await reader.expectHidden('.theme-doc-sidebar-menu');
  await reader.open('/versions/');
  await reader.expectHidden('.theme-announcement-bar');
  await reader.expectHidden('.theme-doc-sidebar-menu');
  await reader.click('[title="Show the sidebar"]');
  await reader.expectVisible('.theme-doc-sidebar-menu');
  const category = menuLink('/category/datasets/');
  await reader.click(`${category} + button, ${category}`);
  await reader.expectVisible(menuLink('/datasets/lift_tutorials/'));
});

test('a link to an API operation opens it in its resource, in the chosen language', async ({
  reader,
}) => {
  await reader.open('/public_rest_api/routing/#op-get-review');
  const operation = '[data-fold="op-get-review"]';
  await reader.expectVisible(`${operation} pre`, /^curl/);
  expect(
    await reader.evaluate(
      () => document.querySelector('#op-get-review')!.getBoundingClientRect().y,
    ),
  ).toBeLessThan(300);
  await reader.click(`${operation} [role="tab"]:nth-child(2)`);
  await reader.expectVisible(`${operation} pre`, /await fetch/);
  await reader.click('[href="#op-list-runs"]');
  await reader.expectVisible('[data-fold="op-list-runs"] pre', /await fetch/);
});

test('a walkthrough plays, a figure enlarges, and a term shows its definition next to it', async ({
  reader,
}) => {
  await reader.open('/roadmapping/timeline_tutorials/');
  const button = 'main section > div > button';
  const position = 'main section [role="status"]';
  await reader.expectVisible(position, /^Frame 1 of/);
  await reader.click(`${button}[aria-label="Next"]`);
  await reader.expectVisible(position, /^Frame 2 of/);
  await reader.click(`${button}:last-of-type`);
  await reader.expectVisible(position, /^Frame 3 of/);
  await reader.open('/projects/project_items/portfolio/');
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

  const term = 'article a[href="/glossary/#term-milestone"]';
  const definition = '[popover]:popover-open';
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
    await reader.openUnhydrated('/public_rest_api/authentification/');
    await reader.expectVisible('footer');
    expect(await reader.texts('button, a[href="#"]')).toEqual([]);
    await reader.click('.theme-doc-sidebar-container a[href="/category/datasets/"]');
    // In WebKit, a script that runs during navigation can stop it.
    await expect.poll(() => reader.site.requests).toContain('/category/datasets/');
  });
});
