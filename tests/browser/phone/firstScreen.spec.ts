import {expect, test, type Page} from '../../support/browser';
import {contractPages, localized, locales} from '../../support/contract';

const listings = ['/category/datasets/', '/tags/', '/search/?q=roadmap', '/404.html'];

for (const locale of locales) {
  test(`each page in ${locale} fits the width, and its text starts on the first screen`, async ({
    page,
  }) => {
    // Scripts change neither. A route would intercept all other requests too.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', {urls: ['*.js']});
    const problems: string[] = [];
    for (const {path, unlisted} of contractPages(locale)) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      problems.push(...(await findOverflow(page)));
      if (!unlisted && path !== localized('/', locale)) {
        await expect(page.locator('.theme-announcement-bar')).toBeVisible();
        problems.push(...(await findLowText(page)));
      }
    }
    for (const path of listings) {
      await page.goto(localized(path, locale), {waitUntil: 'domcontentloaded'});
      problems.push(...(await findOverflow(page)));
    }
    expect(problems).toEqual([]);
  });
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const overflow = scrollWidth - clientWidth;
    return overflow > 0 ? [`${location.pathname}: ${overflow} px too wide`] : [];
  });
}

function findLowText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Phones hide the details below the title.
    const text = document.querySelectorAll('[class^="belowTitle"] ~ *');
    const first = [...text].find((element) => element.checkVisibility());
    const {top} = first!.getBoundingClientRect();
    return top > 320 ? [`${location.pathname}: the text starts at ${top} px`] : [];
  });
}
