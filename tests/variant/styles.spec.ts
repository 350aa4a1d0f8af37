import {expect, test} from '@playwright/test';
import {startFixtureServer} from './site/build';

test('a class of the theme that one page alone names has its styles in a build', async ({page}) => {
  const server = await startFixtureServer('first');
  await page.goto(`${server.address}/panels/`);
  const hero = page.locator('.hero');
  await expect(hero).toHaveCSS('display', 'flex');
  await expect(hero).not.toHaveCSS('padding-top', '0px');
  await expect(hero).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await server.stop();
});
