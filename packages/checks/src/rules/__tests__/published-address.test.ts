import {expect, it} from 'vitest';
import {withReplacements} from '../../../../content/src/replacements';
import {findingsIn, foundIn} from '../../__tests__/findingsIn';
import {publishedAddress} from '../published-address';
import {sidebarEntry} from '../sidebar-entry';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

const page = (keys: string[], ...sections: string[]) =>
  [['---', ...keys, '---'].join('\n'), 'Text.', ...sections].join('\n\n');
const listOfPublished = (list: Record<string, string[]>) => {
  const lines = Object.entries(list).map(
    ([address, anchors]) => `  "${address}": ${JSON.stringify(anchors).replaceAll(',', ', ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

const [one, two] = ['## One {#one}', '## Two {#two}'] as const;
const list = listOfPublished({'/a/': ['one', 'two'], '/old/': ['gone']});
const filesWith = (en: string[], fr = en) => ({
  'docs/a.mdx': page(['slug: /a/'], ...en),
  [`${french}/a.mdx`]: page(['slug: /a/'], ...fr),
  'contract/published.json': list,
  'contract/redirects.json': '{"/old/": "/a/"}',
});

it.each([
  ['reordered headings with new text that keep their anchors', ['### New {#two}', one]],
  ['an anchor for a removed section', ['<a id="one" />', two]],
  ['an unfinished page', [one, two, '## Do {#do}', 'TO WRITE: why']],
])('passes %s', async (_, sections) => {
  expect(await foundIn(publishedAddress, filesWith(sections))).toEqual([]);
});

it('adds new anchors that both languages have', async () => {
  const three = [one, two, '## Three {#three}'];
  const [finding, ...others] = await findingsIn(publishedAddress, filesWith(three));
  expect(finding).toMatchObject({file: 'docs/a.mdx', line: 2});
  expect(others).toEqual([]);
  expect(withReplacements(list, [finding!.fix!])).toBe(
    listOfPublished({'/a/': ['one', 'two', 'three'], '/old/': ['gone']}),
  );
  expect(await foundIn(publishedAddress, filesWith(three, [one, two]))).toEqual([]);
});

it.each([
  [['/'], ['/', '/a/']],
  [
    ['/', '/b/'],
    ['/', '/a/', '/b/'],
  ],
])('adds a missing page URL to %j, in order', async (addresses, expected) => {
  const listOf = (slugs: string[]) =>
    listOfPublished(Object.fromEntries(slugs.map((slug) => [slug, ['b']])));
  const [finding, ...others] = await findingsIn(publishedAddress, {
    'docs/a.mdx': page(['slug: /a/'], '## B {#b}'),
    // As Git may check it out on Windows.
    'contract/published.json': listOf(addresses).replaceAll('\n', '\r\n'),
    'contract/redirects.json': JSON.stringify(
      Object.fromEntries(addresses.map((from) => [from, '/a/'])),
    ),
  });
  expect(others).toEqual([]);
  expect(withReplacements(listOf(addresses), [finding!.fix!])).toBe(listOf(expected));
});

it('sidebar-entry reports a page missing from the sidebar, even if an icon has its name', async () => {
  const files = {
    'docs/a.mdx': page(['id: a']),
    'docs/b.mdx': page(['id: b']),
    'docs/hidden.mdx': page(['id: hidden', 'unlisted: true']),
    'sidebars.ts': "[{type: 'category', className: iconClass('b'), items: ['a']}]",
  };
  expect(await foundIn(sidebarEntry, files)).toEqual([
    'docs/b.mdx:2 the page b, which is missing from sidebars.ts',
  ]);
});
