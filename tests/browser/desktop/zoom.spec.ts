import {expect, openHydrated, test, type Locator, type Page} from '../../support/browser';
import {setFont} from '../../support/fonts';

// The site's policy blocks the test's styles and fonts.
test.use({bypassCSP: true});

/** In French, which has longer words. */
const addresses = [
  '/fr/',
  '/fr/roadmapping/timeline_tutorials/',
  '/fr/public_rest_api/authentification/',
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

/** Excerpts of hits, and the link to the category on phones, which keeps its arrow. */
const shortened = 'main ol p, a[class^="category_"]';

async function findLostContent(page: Page): Promise<string[]> {
  return page.evaluate((shortenedTexts) => {
    const root = document.documentElement;
    const overflowing = root.scrollWidth > root.clientWidth ? ['the page'] : [];
    const texts = [...document.querySelectorAll('a, button, h1, h2, h3, p, li, summary, label')];
    const clipped = texts.filter((element) => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(element);
      const hidden = /hidden|clip/;
      return (
        clipPath === 'none' &&
        !element.matches(shortenedTexts) &&
        element.clientWidth > 1 &&
        ((hidden.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hidden.test(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    return [...overflowing, ...clipped.map((element) => element.outerHTML.slice(0, 120))];
  }, shortened);
}

/** Returns pairs of controls that cover each other. */
function findOverlaps(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => {
    const boxes = elements
      .map((element) => ({name: element.textContent, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 0);
    return boxes.flatMap((one, index) =>
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
  });
}

const checks: [styles: string, ...screens: (typeof desktop)[]][] = [
  ['/* no other styles */', zoomed],
  [doubleText, desktop, phone],
  [wideSpacing, desktop, phone],
];

test('no content is cut off at 400 % zoom, with 200 % text or wide spacing', async ({page}) => {
  const faults: string[] = [];
  for (const address of addresses) {
    await openHydrated(page, address);
    await setFont(page, 'Archivo Expanded');
    for (const [content, ...screens] of checks) {
      const style = await page.addStyleTag({content});
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const lost = await findLostContent(page);
        lost.push(...(await findOverlaps(page.locator('.navbar :is(a, button)'))));
        faults.push(...lost.map((fault) => `${address}, ${screen.width} px: ${fault}`));
      }
      await style.evaluate((element) => (element as Element).remove());
    }
  }
  expect(faults).toEqual([]);
});

test('zoom 400 %: menu, search, figure and table are usable', async ({page}) => {
  await page.setViewportSize(zoomed);
  await openHydrated(page, '/fr/roadmapping/manage_link_settings/');
  await setFont(page, 'Archivo Expanded');

  await page.getByRole('button', {name: 'Ouvrir le menu'}).click();
  await page.getByRole('button', {name: 'Retour au menu principal'}).click();
  const signIn = page.getByRole('link', {name: 'Se connecter à Telescope'}).last();
  await signIn.scrollIntoViewIfNeeded();
  await expect(signIn).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

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

  await test.step('200 % text: the sidebar is hidden until it is opened', async () => {
    await page.addStyleTag({content: doubleText});
    await page.setViewportSize(desktop);
    const menu = page.locator('.theme-doc-sidebar-container .menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: 'Afficher le menu latéral'}).click();
    await expect(menu).toBeVisible();
  });
});
