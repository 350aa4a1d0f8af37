import {expect, openHydrated, test, type Locator, type Page} from '../../support/browser';
import {setFont, systemFonts, type Font} from '../../support/fonts';

// The site's policy blocks the test's styles and fonts.
test.use({bypassCSP: true});

/** In French, which has longer words. */
const addresses = [
  '/fr/',
  '/fr/roadmapping/timeline_tutorials/',
  '/fr/public_rest_api/response/',
  '/fr/category/datasets/',
  '/fr/tags/',
  '/fr/search/?q=roadmap',
  '/fr/404.html',
];

const desktop = {width: 1280, height: 900};
const phone = {width: 390, height: 900};

/** 1280 × 1024 at 400 %. */
const zoomed = {width: 320, height: 256};

/** Text spacing of WCAG 2.2, 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const doubleText = 'html { font-size: 200% !important; }';

const searchExcerpt = 'main ol p';

async function findLostContent(page: Page): Promise<string[]> {
  return page.evaluate((excerpt) => {
    const root = document.documentElement;
    const overflowing = root.scrollWidth > root.clientWidth ? ['the page'] : [];
    const texts = [...document.querySelectorAll('a, button, h1, h2, h3, p, li, summary, label')];
    const clipped = texts.filter((element) => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(element);
      const hidden = /hidden|clip/;
      return (
        clipPath === 'none' &&
        !element.matches(excerpt) &&
        element.clientWidth > 1 &&
        ((hidden.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hidden.test(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    return [...overflowing, ...clipped.map((element) => element.outerHTML.slice(0, 120))];
  }, searchExcerpt);
}

async function expectNoOverlap(controls: Locator): Promise<void> {
  const boxes = await controls.evaluateAll((elements) =>
    elements
      .map((element) => ({name: element.textContent, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 0),
  );
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.box.left < other.box.right - 1 &&
          other.box.left < one.box.right - 1 &&
          one.box.top < other.box.bottom - 1 &&
          other.box.top < one.box.bottom - 1,
      )
      .map((other) => `${one.name} / ${other.name}`),
  );
  expect(overlaps).toEqual([]);
}

const widestFonts: Font[] = ['Noto Sans', 'Archivo Expanded'];

async function expectNoLostContent(page: Page, fonts: Font[], ...screens: (typeof desktop)[]) {
  for (const font of fonts) {
    await setFont(page, font);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      expect(await findLostContent(page), `${page.url()}, ${font}, ${screen.width} px`).toEqual([]);
      await expectNoOverlap(page.locator('.navbar :is(a, button)'));
    }
  }
}

async function withStyles(page: Page, content: string, check: () => Promise<void>): Promise<void> {
  const style = await page.addStyleTag({content});
  await check();
  await style.evaluate((element) => (element as Element).remove());
}

for (const address of addresses) {
  test(`no content is cut off at 400 % zoom, 200 % text, wide spacing: ${address}`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    await expectNoLostContent(page, systemFonts, zoomed);
    await withStyles(page, doubleText, () => expectNoLostContent(page, widestFonts, phone));
    await withStyles(page, wideSpacing, () =>
      expectNoLostContent(page, widestFonts, desktop, phone),
    );
  });
}

test('zoom 400 %: menu, search, figure and table are usable', async ({page}) => {
  await page.setViewportSize(zoomed);
  await openHydrated(page, '/fr/roadmapping/manage_link_settings/');
  await setFont(page, 'Archivo Expanded');

  await page.getByRole('button', {name: 'Ouvrir le menu'}).click();
  await page.getByRole('button', {name: 'Retour au menu principal'}).click();
  const signIn = page.getByRole('link', {name: 'Se connecter'}).last();
  await signIn.scrollIntoViewIfNeeded();
  await expect(signIn).toBeInViewport({ratio: 1});
  await page.reload();
  await setFont(page, 'Archivo Expanded');

  await page.getByRole('button', {name: 'Rechercher', exact: true}).click();
  await page.locator('.DocSearch-Input').fill('kanban');
  const lastHit = page.locator('.DocSearch-Hit').last();
  // The text can need a second line.
  await expect(lastHit.locator('.DocSearch-Hit-text')).not.toBeEmpty();
  await lastHit.scrollIntoViewIfNeeded();
  await expect(lastHit).toBeInViewport();
  await expect(page.locator('.DocSearch-Input')).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');

  await page.locator('figure > a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findLostContent(page)).toEqual([]);
  const close = page.getByRole('dialog').getByRole('button', {name: 'Fermer'});
  await expect(close).toBeInViewport({ratio: 1});
  await close.click();

  const table = page.getByRole('group', {name: 'Tableau à défilement horizontal'}).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
