import {expect, test, type Reader} from '../../support/engines/reader';
import {isScript} from '../../support/engines/site';

const field = '.DocSearch-Input';
const readField = (reader: Reader) =>
  reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, field);

test('the language switch keeps page and query; Escape closes the box and restores focus', async ({
  reader,
}) => {
  await reader.open('/tags/?from=link');
  await reader.hover('.navbar .dropdown');
  await reader.load(() => reader.click('.navbar .dropdown a[lang="fr"]'));
  await reader.expectVisible('html[lang="fr"][data-has-hydrated="true"] h1');
  expect(await reader.address()).toBe('/fr/tags/?from=link');
  await reader.click('.navbar a[role="button"]');
  await reader.expectVisible(field);
  await reader.type('echeancement');
  await reader.expectVisible('.DocSearch-Hit mark', /échéan/i);
  await reader.press('Escape');
  await reader.expectHidden('.DocSearch-Modal');
  await reader.press('Control', 'k');
  await reader.expectVisible(field);
  await reader.press('Escape');
  await reader.expectHidden('.DocSearch-Modal');
  const focused = () => reader.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('Rechercher');
});

test('keys pressed before hydration are kept', async ({reader}) => {
  reader.site.isDelayed = isScript;
  await reader.openUnhydrated('/tags/');
  await reader.expectVisible('footer');
  await reader.press('/');
  await reader.type('kanbaa');
  await reader.press('Backspace');
  await reader.type('n');
  reader.site.release();
  await expect.poll(() => readField(reader)).toBe('kanban');
  await reader.expectVisible('.DocSearch-Hit', /kanban/i);
});
