import {expect, test as base} from '@playwright/test';
import {openHydrated} from '../../support/hydrated';
import {builtHeaders, watchPolicy} from '../../support/policy';
import {startStaticServer} from '../../../tools/site/staticServer';
import {testUnderPolicy} from '../../support/underPolicy';

/** Under the policy that a host sends; `tests/release/engines` opens all pages under it. */
const test = testUnderPolicy(() => 'build');

test('a page that moved leads on', async ({page}) => {
  await openHydrated(page, '/api/?from=link#top');
  await page.waitForURL('**/api/api/?from=link#top');
});

base('a script that is not on the list is refused, and reported', async ({browser}) => {
  const server = await startStaticServer('build', {isCompressed: false, headers: builtHeaders()});
  const context = await browser.newContext();
  const troubles = await watchPolicy(context, server.origin);
  const page = await context.newPage();
  await openHydrated(page, `${server.origin}/glossary/`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    document.body.setAttribute('style', 'color: red');
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.png';
  });
  await expect
    .poll(() => troubles.join('\n'))
    .toMatch(/script-src-elem: inline[\s\S]*style-src-attr: inline|style-src-attr: inline/);
  await expect.poll(() => troubles.join('\n')).toContain('img-src: https://elsewhere.example');
  expect(await page.evaluate(() => (window as {ran?: boolean}).ran)).toBeUndefined();
  await context.close();
  await server.stop();
});
