import {expect, it} from 'vitest';
import {findingsIn, listOfPublished} from '../../__tests__/projectOf';
import {withReplacements} from '../../../replacements';
import {routeAnchor} from '../route-anchor';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx';
const list = listOfPublished({'/a/': ['one', 'two'], '/old/': ['gone']});
const page = (...sections: string[]) => ['---', 'slug: /a/', '---', ...sections].join('\n\n');

const findings = (en: string, fr = en) =>
  findingsIn(routeAnchor, {'docs/a.mdx': en, [french]: fr, 'contract/published.json': list});

it('passes headings that keep their anchors, in other words and another order', async () => {
  expect(await findings(page('### New words {#two}', '## One {#one}'))).toEqual([]);
});

it('passes an alias of a section that is gone', async () => {
  expect(await findings(page('<a id="one" />', '## Two {#two}'))).toEqual([]);
});

it('finds an anchor that is gone, in each language', async () => {
  const both = page('## One {#one}', '## Two {#two}');
  expect(await findings(page('## Two {#two}'), both)).toMatchObject([
    {
      file: 'docs/a.mdx',
      line: 3,
      found: expect.stringContaining('"one"') as string,
      remedy: expect.stringContaining('<a id="one" />') as string,
    },
  ]);
  expect(await findings(both, page('## One {#one}', '## Two {#2}'))).toMatchObject([
    {file: french, found: expect.stringContaining('"two"') as string},
  ]);
});

it('finds a new anchor that both languages have, and adds it', async () => {
  const more = page('## One {#one}', '## Two {#two}', '## Three {#three}');
  const [finding, ...others] = await findings(more);
  expect(others).toEqual([]);
  expect(withReplacements(list, [finding!.fix!])).toBe(
    listOfPublished({'/a/': ['one', 'two', 'three'], '/old/': ['gone']}),
  );
  expect(await findings(more, page('## One {#one}', '## Two {#two}'))).toEqual([]);
});

it('promises no anchor of a page that is not written yet', async () => {
  expect(
    await findings(page('## One {#one}', '## Two {#two}', '## Do {#do}', 'TO WRITE: why')),
  ).toEqual([]);
});
