import {expect, openHydrated, openIntercepted, test} from '../../support/browser';
import {delayFiles} from '../../support/delayFiles';
import {scrollTo} from '../../support/scroll';

test('the progress bar shows after 200 ms at 8 %, and moves 2 % every 800 ms', async ({page}) => {
  await page.clock.install();
  await openIntercepted(page, '/versions/');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const release = await delayFiles(page, '**/assets/js/*.js');
  const chunkRequest = page.waitForRequest('**/assets/js/*.js');
  await page.locator('.menu').getByRole('link', {name: 'Support', exact: true}).first().click();
  await chunkRequest;
  const bar = page.locator('#nprogress .bar');
  const percent = () =>
    bar.evaluate((element) => 100 + Number(/\((.+?)%/.exec(element.style.transform)![1]));
  await page.clock.runFor(190);
  await expect(bar).not.toBeAttached();
  await page.clock.runFor(110);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  expect(await percent()).toBeCloseTo(8);
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(600);
  expect(await percent()).toBeCloseTo(8);
  await page.clock.runFor(200);
  expect(await percent()).toBeGreaterThan(8);
  expect(await percent()).toBeLessThanOrEqual(10);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL('/category/support/');
  await expect(bar).not.toBeAttached();
});

test('a link scrolls to the top of another page', async ({page}) => {
  await openHydrated(page, '/glossary/');
  await test.step('the skip link is first and leads to the text', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    // Upstream blurs the target at once. Browsers differ in where the next Tab continues.
    const text = page.locator('main');
    await text.evaluate((main) => {
      main.addEventListener('focus', () => main.setAttribute('data-reached', ''));
    });
    await skip.press('Enter');
    await expect(text).toHaveAttribute('data-reached');
  });

  await scrollTo(page, 2000);
  await page.locator('.footer a[href="/troubleshooting/"]').click();
  await expect(page.locator('h1')).toHaveText('Troubleshooting');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Glossary');
});
