import {expect, test} from '@playwright/test';
import {fixtureDir} from '../fixture/build';
import {startStaticServer} from '../../tools/site/staticServer';

test('a class of the theme that one page alone names has its styles in a build', async ({page}) => {
  const server = await startStaticServer(fixtureDir('first'), {isCompressed: false});
  await page.goto(`${server.origin}/panels/`);
  const hero = page.locator('.hero');
  await expect(hero).toHaveCSS('display', 'flex');
  await expect(hero).not.toHaveCSS('padding-top', '0px');
  await expect(hero).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await server.stop();
});
