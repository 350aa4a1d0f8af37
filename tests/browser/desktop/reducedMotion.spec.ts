import {expect, openHydrated, test, type Page} from '../../support/browser';

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longestMs = (list: string) =>
      Math.max(...list.split(',').map((time) => parseFloat(time) * (/ms/.test(time) ? 1 : 1000)));
    const styles = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const durationMs = Math.max(
          style.transitionProperty === 'none'
            ? 0
            : longestMs(style.transitionDuration) + longestMs(style.transitionDelay),
          style.animationName === 'none' ? 0 : longestMs(style.animationDuration),
        );
        const moves = durationMs > 1 || style.scrollBehavior === 'smooth';
        return moves ? `${element.outerHTML.slice(0, 90)} ${pseudo ?? ''} ${durationMs} ms` : '';
      }),
    );
    const running = document
      .getAnimations()
      .filter(({effect}) => Number(effect?.getComputedTiming().activeDuration) > 1);
    return [...styles.filter(Boolean), ...running.map(({id}) => `animation ${id}`)];
  });
}

test('reduced motion: nothing moves on a document, in its menus and in search', async ({page}) => {
  await openHydrated(page, '/roadmapping/timeline_tutorials/');
  expect(await findMotion(page)).toEqual([]);
  const category = page.locator('.menu__list-item').filter({has: page.locator('.menu__caret')});
  await category.first().locator('.menu__caret').click();
  expect(await findMotion(page)).toEqual([]);
  await expect(category.first().locator('.menu__list')).toHaveCSS('overflow', 'visible');
  await expect(category.first().locator('.menu__list')).toHaveCSS('display', 'block');
  await page.getByRole('button', {name: 'English'}).hover();
  await page.getByRole('button', {name: 'Hide the sidebar'}).click();
  expect(await findMotion(page)).toEqual([]);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.locator('.DocSearch-Input').fill('kanban');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await findMotion(page)).toEqual([]);
});
