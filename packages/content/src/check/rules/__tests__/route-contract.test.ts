import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {routeContract} from '../route-contract';

const page = (...lines: string[]) =>
  ['---', 'id: list', 'slug: /views/list/', ...lines, '---', 'Text.'].join('\n');
const tagged = page('tags: [view]');
const entry = (name: string, more = {}) => ({
  id: `views/${name}`,
  source: `docs/views/${name}.mdx`,
  path: `/views/${name}/`,
  tags: ['view'],
  unlisted: false,
  ...more,
});
const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

const findings = (files: Record<string, string>, ...docs: object[]) =>
  findingsIn(routeContract, {
    ...files,
    'contract/routes.json': JSON.stringify({docs}, null, 2),
  });

it('passes pages as the contract has them, and one that French lacks', async () => {
  expect(await findings({'docs/views/list.mdx': tagged}, entry('list'))).toEqual([]);
});

it('finds what a page says otherwise than the contract, in each language', async () => {
  expect(
    await findings(
      {
        'docs/views/list.mdx': page('tags: [view, lift]', 'unlisted: true'),
        [`${french}/views/list.mdx`]: tagged.replace('/views/list/', '/vues/liste/'),
      },
      entry('list'),
    ),
  ).toMatchObject([
    {file: 'docs/views/list.mdx', line: 4, found: 'tags: view,lift'},
    {file: 'docs/views/list.mdx', line: 5, found: 'unlisted: true'},
    {
      file: `${french}/views/list.mdx`,
      line: 3,
      expected: expect.stringContaining('/views/list/') as string,
    },
  ]);
});

it('finds a page that the contract lacks', async () => {
  expect(await findings({'docs/views/list.mdx': tagged})).toMatchObject([
    {file: 'docs/views/list.mdx', line: 2},
  ]);
});

it('finds a page that was deleted, and says what else is to do', async () => {
  expect(await findings({}, entry('list'))).toMatchObject([
    {
      file: 'contract/routes.json',
      line: 5,
      remedy: expect.stringContaining('npm run page -- delete') as string,
    },
  ]);
});
