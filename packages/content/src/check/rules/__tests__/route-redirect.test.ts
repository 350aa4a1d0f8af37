import {expect, it} from 'vitest';
import {findingsIn, listOfPublished} from '../../__tests__/projectOf';
import {withReplacements} from '../../../replacements';
import {routeRedirect} from '../route-redirect';

const findings = (published: string, redirects: Record<string, string>) =>
  findingsIn(routeRedirect, {
    'docs/a.mdx': '---\nslug: /a/\n---\n\n## B {#b}\n',
    'contract/published.json': published,
    'contract/redirects.json': JSON.stringify(redirects, null, 2),
  });
const listOf = (...addresses: string[]) =>
  listOfPublished(Object.fromEntries(addresses.map((address) => [address, ['b']])));

it('passes addresses that a page or a redirect answers', async () => {
  expect(await findings(listOf('/a/', '/old/'), {'/old/': '/a/'})).toEqual([]);
});

it('finds a published address that nothing answers', async () => {
  expect(await findings(listOf('/a/', '/old/'), {})).toMatchObject([
    {
      file: 'contract/published.json',
      line: 3,
      remedy: expect.stringContaining('Add "/old/": "…"') as string,
    },
  ]);
});

it('finds a redirect to what is no page', async () => {
  expect(await findings(listOf('/a/'), {'/old/': '/gone/'})).toMatchObject([
    {file: 'contract/redirects.json', line: 2},
  ]);
});

it.each([
  [listOf('/'), listOf('/', '/a/')],
  [listOf('/', '/b/'), listOf('/', '/a/', '/b/')],
])(
  'finds a page whose address is not in the list, and adds it with its anchors: %s',
  async (list, longer) => {
    const redirects = Object.keys(JSON.parse(list) as object).map((from) => [from, '/a/']);
    // Git may check it out with the line ends of Windows.
    const file = list.replaceAll('\n', '\r\n');
    const [finding, ...others] = await findings(file, Object.fromEntries(redirects));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({file: 'docs/a.mdx', line: 2});
    expect(withReplacements(list, [finding!.fix!])).toBe(longer);
  },
);
