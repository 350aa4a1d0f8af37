import {buildDir} from '../../support/build';
import {readFirstLoad} from '../../support/firstLoad';
import {expect, test} from '../../support/engines/reader';
import {isScript, savesData} from '../../support/engines/site';

const document = '/roadmapping/get_started/';
const next = '/roadmapping/manage_link_settings/';
const inMenu = (address: string) => `.theme-doc-sidebar-menu a[href="${address}"]`;

test('a page whose link is in sight is fetched ahead, each file once', async ({reader}) => {
  const scripts = () => reader.site.requests.filter((path) => path.startsWith('/assets/js/'));
  await reader.open(document);
  const ahead = readFirstLoad(buildDir, next).scripts;
  await expect.poll(scripts).toEqual(expect.arrayContaining(ahead));
  await reader.click(inMenu(next));
  await reader.sees('h1', 'Link settings');
  expect(scripts()).toEqual([...new Set(scripts())]);
});

test('nothing is fetched ahead for a reader who saves data', async ({reader}) => {
  reader.site.early.push(savesData);
  await reader.open(document);
  await reader.hover(inMenu(next));
  await reader.click(inMenu(next));
  await reader.sees('h1', 'Link settings');
  // The link to it was in sight all the time.
  const ofBoth = [document, next].flatMap((address) => readFirstLoad(buildDir, address).scripts);
  const ofOther = readFirstLoad(buildDir, '/roadmapping/export/').scripts;
  const own = ofOther.filter((script) => !ofBoth.includes(script));
  expect(own).not.toEqual([]);
  expect(own.filter((script) => reader.site.requests.includes(script))).toEqual([]);
});

test('a press of the colour mode before the scripts have come counts once', async ({reader}) => {
  // What was fetched ahead would not be held.
  reader.site.early.push(savesData, () => localStorage.setItem('theme', 'dark'));
  const toggle = '.navbar button[aria-label^="Colour mode"]';
  reader.site.isHeld = isScript;
  await reader.openUnhydrated('/versions/');
  await reader.sees('footer');
  expect(await reader.attribute('html', 'data-theme')).toBe('dark');
  // A second press is impatience.
  await reader.click(toggle);
  await reader.click(toggle);
  reader.site.release();
  await expect.poll(() => reader.attribute(toggle, 'aria-label')).toBe('Colour mode: system');
  await expect.poll(() => reader.attribute('html', 'data-theme')).toBe('light');
});

test('the announcement closes for good, and the navbar gets the focus', async ({reader}) => {
  await reader.open('/glossary/');
  await reader.sees('.theme-announcement-bar', 'See planned removals.');
  await reader.click('[aria-label="Close the announcement"]');
  await reader.seesNo('.theme-announcement-bar');
  expect(await reader.evaluate(() => window.document.activeElement!.className)).toBe(
    'navbar__brand',
  );
  await reader.open('/fr/');
  await reader.seesNo('.theme-announcement-bar');
});

test('the sidebar is hidden, stays so, and is shown again; a category opens', async ({reader}) => {
  await reader.open(document);
  await reader.click('button[title="Hide the sidebar"]');
  await reader.seesNo('.theme-doc-sidebar-menu');
  await reader.open('/glossary/');
  await reader.seesNo('.theme-doc-sidebar-menu');
  await reader.click('[title="Show the sidebar"]');
  await reader.sees('.theme-doc-sidebar-menu');
  const category = inMenu('/category/datasets/');
  await reader.click(`${category} + button, ${category}`);
  await reader.sees(inMenu('/datasets/lift_tutorials/'));
});

test('a walkthrough goes on by its button, and plays', async ({reader}) => {
  await reader.open('/roadmapping/timeline_tutorials/');
  const button = 'main section > div > button';
  const position = 'main section [role="status"]';
  await reader.sees(position, /^Frame 1 of/);
  await reader.click(`${button}[aria-label="Next"]`);
  await reader.sees(position, /^Frame 2 of/);
  await reader.click(`${button}:last-of-type`);
  await reader.sees(position, /^Frame 3 of/);
});

test('a figure opens larger, and Escape closes it', async ({reader}) => {
  await reader.open('/roadmapping/manage_link_settings/');
  await reader.click('figure > a');
  await reader.sees('figure dialog[open] button[aria-label="Close"]');
  const sizes = await reader.evaluate(() =>
    ['figure > a img', 'figure dialog[open] img'].map(
      (css) =>
        [...window.document.querySelectorAll(css)].find((image) => image.checkVisibility())!
          .clientWidth,
    ),
  );
  expect(sizes[1]).toBeGreaterThan(sizes[0]!);
  await reader.press('Escape');
  await reader.seesNo('figure dialog[open]');
});

test('a link and code are copied', async ({reader}) => {
  // What a browser asks before it writes to the clipboard of the machine is its own.
  reader.site.early.push(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          window.name = text;
          return Promise.resolve();
        },
      },
    }),
  );
  const copied = () => reader.evaluate(() => window.name);
  await reader.open('/public_rest_api/get_started/');
  await reader.hover('article h2');
  await reader.click('article h2 + .hash-link, article h2 .hash-link');
  await expect.poll(copied).toMatch(/\/public_rest_api\/get_started\/#[\w-]+$/);
  await reader.sees('.announcer', 'Link copied');
  await reader.click('.theme-code-block button');
  await expect.poll(copied).toContain('telescope.example/api/v1');
});

test('a printed page is its text, in light colours', async ({reader}) => {
  reader.site.rewrite = (path, text) =>
    path.endsWith('.css')
      ? text.replace(/@media print/g, '@media all').replace(/@media screen/g, '@media not all')
      : text;
  reader.site.early.push(() => localStorage.setItem('theme', 'dark'));
  await reader.open('/public_rest_api/response/');
  await reader.sees('main h1');
  for (const part of ['nav', 'aside', 'button', '.hash-link']) {
    expect(await reader.texts(part), part).toEqual([]);
  }
  const colours = await reader.evaluate(() => {
    const {backgroundColor} = getComputedStyle(window.document.documentElement);
    return [backgroundColor, getComputedStyle(window.document.querySelector('main p')!).color];
  });
  expect(colours[0]).toBe('rgb(255, 255, 255)');
  expect(Math.max(...colours[1]!.match(/\d+/g)!.slice(0, 3).map(Number))).toBeLessThan(160);
});
