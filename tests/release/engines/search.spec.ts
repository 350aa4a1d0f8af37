import {expect, test, type Reader} from '../../support/engines/reader';
import {isScript} from '../../support/engines/site';

const field = '.DocSearch-Input';
const typed = (reader: Reader) =>
  reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, field);

test('Escape closes the box, and the button has the focus', async ({reader}) => {
  await reader.open('/fr/tags/');
  await reader.click('.navbar a[role="button"]');
  await reader.sees(field);
  await reader.type('echeancement');
  await reader.sees('.DocSearch-Hit mark', /échéan/i);
  await reader.press('Escape');
  await reader.seesNo('.DocSearch-Modal');
  await reader.press('Control', 'k');
  await reader.sees(field);
  await reader.press('Escape');
  await reader.seesNo('.DocSearch-Modal');
  const focused = () => reader.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('Rechercher');
});

test('the keys pressed before the scripts have come are kept', async ({reader}) => {
  reader.site.isHeld = isScript;
  await reader.openUnhydrated('/tags/');
  await reader.sees('footer');
  await reader.press('/');
  await reader.type('kanbaa');
  await reader.press('Backspace');
  await reader.type('n');
  reader.site.release();
  await expect.poll(() => typed(reader)).toBe('kanban');
  await reader.sees('.DocSearch-Hit', /kanban/i);
});
