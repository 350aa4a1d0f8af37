import {expect} from '../../support/browser';
import {openHydrated} from '../../support/hydrated';
import {test} from '../../support/underPolicy';

test('a page that moved leads on, within the policy', async ({page}) => {
  await openHydrated(page, '/api/?from=link#top');
  await expect(page).toHaveURL('/api/api/?from=link#top');
});

test('a script that is not on the list is refused, and reported', async ({page, troubles}) => {
  await openHydrated(page, '/glossary/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    document.body.setAttribute('style', 'color: red');
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.png';
  });
  for (const refused of [
    'script-src-elem: inline',
    'style-src-attr: inline',
    'img-src: https://elsewhere.example',
  ]) {
    await expect.poll(() => troubles.join('\n')).toContain(refused);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  troubles.length = 0;
});
