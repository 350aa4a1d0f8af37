import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {withReplacements} from '../../../replacements';
import {routeRedirect} from '../route-redirect';

const findings = (published: string[], redirects: string[]) =>
  findingsIn(routeRedirect, {
    'docs/a.mdx': '---\nslug: /a/\n---\n',
    'tests/contract/published.json': JSON.stringify(published, null, 2),
    'src/config/redirects.ts': ['export const redirects = [', ...redirects, '];'].join('\n'),
  });

it('passes addresses that a page or a redirect answers', async () => {
  expect(await findings(['/a/', '/old/'], ["{from: '/old/', to: '/a/'}"])).toEqual([]);
});

it('finds a published address that nothing answers', async () => {
  expect(await findings(['/a/', '/old/'], [])).toMatchObject([
    {
      file: 'tests/contract/published.json',
      line: 3,
      remedy: expect.stringContaining("{from: '/old/', to: '…'}") as string,
    },
  ]);
});

it('finds a redirect to what is no page', async () => {
  expect(await findings(['/a/'], ["{from: '/old/', to: '/gone/'}"])).toMatchObject([
    {file: 'src/config/redirects.ts', line: 2},
  ]);
});

it.each([
  [['/'], ['/', '/a/']],
  [
    ['/', '/b/'],
    ['/', '/a/', '/b/'],
  ],
])('finds a page whose address is not in the list %j, and adds it', async (list, longer) => {
  const redirects = list.map((from) => `{from: '${from}', to: '/a/'},`);
  const [finding, ...others] = await findings(list, redirects);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({file: 'docs/a.mdx', line: 2});
  expect(JSON.parse(withReplacements(JSON.stringify(list, null, 2), [finding!.fix!]))).toEqual(
    longer,
  );
});
