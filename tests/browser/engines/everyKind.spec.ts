import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {locales} from '../../support/contract';
import {expect, test} from '../../support/engines/reader';

/** Release tests of this engine are in `tests/release/engines`. */
test('each kind of page loads without errors; / opens the search box, and Enter the first hit', async ({
  reader,
}) => {
  for (const [index, kind] of pageKinds.entries()) {
    await reader.open(kindAddress(kind, locales[index % locales.length]!));
  }
  await reader.press('/');
  await reader.expectVisible('.DocSearch-Input');
  await reader.type('couloirs');
  await reader.expectVisible('.DocSearch-Hit mark', /couloirs/i);
  await reader.press('ArrowDown');
  await reader.expectVisible('.DocSearch-Hit[aria-selected="true"] mark', /couloirs/i);
  await reader.press('Enter');
  await expect.poll(reader.address).toBe('/fr/projects/projects_views/kanban/#swimlanes');
  await reader.expectHidden('.DocSearch-Modal');
  await reader.expectVisible('#swimlanes');
});
