import {describe, expect, it} from 'vitest';
import {withReplacements} from '../../../../content/src/replacements';
import {findingsIn, foundIn} from '../../__tests__/findingsIn';
import {publishedAddress} from '../published-address';
import {sidebarEntry} from '../sidebar-entry';

const published = 'contract/published.json';
const redirects = 'contract/redirects.json';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

const page = (keys: string[], ...sections: string[]) =>
  [['---', ...keys, '---'].join('\n'), 'Text.', ...sections].join('\n\n');
const listOfPublished = (list: Record<string, string[]>) => {
  const lines = Object.entries(list).map(
    ([address, anchors]) => `  "${address}": ${JSON.stringify(anchors).replaceAll(',', ', ')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

describe('published-address: anchors', () => {
  const list = listOfPublished({'/a/': ['one', 'two'], '/old/': ['gone']});
  const [one, two] = ['## One {#one}', '## Two {#two}'] as const;
  const filesOf = (en: string[], fr = en) => ({
    'docs/a.mdx': page(['slug: /a/'], ...en),
    [`${french}/a.mdx`]: page(['slug: /a/'], ...fr),
    [published]: list,
    [redirects]: '{"/old/": "/a/"}',
  });

  it.each([
    ['reordered headings with new text that keep their anchors', ['### New {#two}', one]],
    ['an anchor for a removed section', ['<a id="one" />', two]],
    ['an unfinished page', [one, two, '## Do {#do}', 'TO WRITE: why']],
  ])('passes %s', async (_, sections) => {
    expect(await foundIn(publishedAddress, filesOf(sections))).toEqual([]);
  });

  it('adds new anchors that both languages have', async () => {
    const three = [one, two, '## Three {#three}'];
    const [finding, ...others] = await findingsIn(publishedAddress, filesOf(three));
    expect(finding).toMatchObject({file: 'docs/a.mdx', line: 2});
    expect(others).toEqual([]);
    expect(withReplacements(list, [finding!.fix!])).toBe(
      listOfPublished({'/a/': ['one', 'two', 'three'], '/old/': ['gone']}),
    );
    expect(await foundIn(publishedAddress, filesOf(three, [one, two]))).toEqual([]);
  });
});

describe('published-address: addresses', () => {
  const filesOf = (list: string, redirected: Record<string, string>) => ({
    'docs/a.mdx': page(['slug: /a/'], '## B {#b}'),
    [published]: list,
    [redirects]: JSON.stringify(redirected, null, 2),
  });
  const listOf = (...addresses: string[]) =>
    listOfPublished(Object.fromEntries(addresses.map((address) => [address, ['b']])));

  it.each([
    [listOf('/'), listOf('/', '/a/')],
    [listOf('/', '/b/'), listOf('/', '/a/', '/b/')],
  ])('adds a missing page URL to %j, in order', async (list, longer) => {
    const redirected = Object.keys(JSON.parse(list) as object).map((from) => [from, '/a/']);
    // As Git may check it out on Windows.
    const files = filesOf(list.replaceAll('\n', '\r\n'), Object.fromEntries(redirected));
    const [finding, ...others] = await findingsIn(publishedAddress, files);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({file: 'docs/a.mdx', line: 2});
    expect(withReplacements(list, [finding!.fix!])).toBe(longer);
  });
});

describe('sidebar-entry', () => {
  it('reports a page missing from the sidebar, even if an icon has its name', async () => {
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
});
