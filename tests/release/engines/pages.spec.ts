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

test('the colour mode applies before the scripts of a page run', async ({reader}) => {
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
  reader.site.release();
});

test('a figure enlarges, and a term shows its definition next to it', async ({reader}) => {
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
