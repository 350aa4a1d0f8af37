import {expect, it, vi} from 'vitest';
import {runPage} from '..';
import {filesIn} from '../../../../content/src/__tests__/files';
import {textId} from '../../../../content/src/translationRecord';
import {testSite} from './testProject';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const list = '---\nid: list\nslug: /views/list/\n---\n\n[Words](../words.mdx)\n';
const words = '---\nid: words\nslug: /words/\n---\n\n[List](./views/list.mdx#bulk)\n';
const translated = (text: string) =>
  text.replace('\n---\n\n', `\ntranslates: '${textId(text)}'\n---\n\n`);

const data = (id: string, slug: string) => `{
  "views/list-2": {"": ["views/list"]},
  "${id}": {"": ["/views/list-2/"], "bulk": []},
  "asked": ["views/list"], "related": ["${id}#bulk", "views/list-2#bulk", "${id}"],
  "page": "${id}", "to": "${slug}#bulk"
}`;
const menu = (id: string, more = '') => `export default {
  docs: [
    {type: 'doc', id: 'words', className: iconClass('words')}${more},
    {type: 'category', label: 'Views', className: iconClass('views/list'), items: ['${id}', 'more']},
  ],
};
`;
const routes = (id: string, slug: string, more = '') => `{
  "docs": [
    {"id": "words", "source": "docs/words.mdx", "path": "/words/"}${more},
    {"id": "${id}", "source": "docs/${id}.mdx", "path": "${slug}"}
  ]
}`;

const before = {
  'docs/views/list.mdx': list,
  [`${french}/views/list.mdx`]: translated(list),
  'docs/words.mdx': words,
  [`${french}/words.mdx`]: translated(words),
  'data.json': data('views/list', '/views/list/'),
  'sidebars.ts': menu('views/list'),
  'contract/routes.json': routes('views/list', '/views/list/'),
  'contract/published.json': '{"/gone/": []}',
  'contract/redirects.json': '{"/a/": "/views/list/", "/c.html": "/words/"}',
};

function run(...calls: string[][]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const site = testSite(before);
  try {
    calls.forEach((args) => runPage(site, args));
    return {files: filesIn(site.siteDir), output: log.mock.lastCall?.[0] as string};
  } finally {
    log.mockRestore();
  }
}

it('moves a page with links, references, redirect and translation record', () => {
  const {files, output} = run(['move', 'views/list', 'table']);
  const moved = list
    .replace('id: list', 'id: table')
    .replace('/views/list/', '/table/')
    .replace('../words.mdx', './words.mdx');
  const linking = words.replace('./views/list.mdx', './table.mdx');
  expect(files).toEqual({
    'docs/table.mdx': moved,
    [`${french}/table.mdx`]: translated(moved),
    'docs/words.mdx': linking,
    [`${french}/words.mdx`]: translated(linking),
    'data.json': data('table', '/table/'),
    'sidebars.ts': menu('table'),
    'contract/routes.json': routes('table', '/table/'),
    'contract/published.json': before['contract/published.json'],
    'contract/redirects.json':
      '{\n  "/a/": "/table/",\n  "/c.html": "/words/",\n  "/views/list/": "/table/"\n}\n',
  });
  expect(output).toContain('create  docs/table.mdx\ndelete  docs/views/list.mdx');
});

it('moves a page back and removes its redirect', () => {
  const {files} = run(['move', 'views/list', 'table'], ['move', 'table', 'views/list']);
  expect(files).toMatchObject({
    'docs/views/list.mdx': list,
    'contract/redirects.json':
      '{\n  "/a/": "/views/list/",\n  "/c.html": "/words/",\n  "/table/": "/views/list/"\n}\n',
  });
});

it('creates a page in each language, in the sidebar and the contract', () => {
  const {files} = run(['new', 'views/new', '--after', 'words', '--tags', 'view']);
  for (const folder of ['docs', french]) {
    expect(files[`${folder}/views/new.mdx`]).toContain(
      '---\nid: new\nslug: /views/new/\ntags: [view]\n',
    );
  }
  expect(files['sidebars.ts']).toBe(menu('views/list', ", 'views/new'"));
  const entry =
    '{"id":"views/new","source":"docs/views/new.mdx","path":"/views/new/","tags":["view"],"unlisted":false}';
  expect(files['contract/routes.json']).toBe(routes('views/list', '/views/list/', `, ${entry}`));
});

it.each([
  [['new', 'views/list', '--after', 'words'], 'see docs/views/list.mdx'],
  [['new', 'b', '--after', 'words', '--kind', 'howto'], 'expected how-to, reference, tutorial'],
  [['new', 'b', '--after', 'nowhere'], 'There is no page "nowhere". Enter the path of its file'],
  [['new', 'b'], 'Usage:'],
  [['move', 'list'], 'Usage:'],
])('rejects %j', (args, message) => {
  expect(() => run(args)).toThrow(message);
});
