import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {linkTarget} from '../link-target';

const list = '## Columns {#columns}\n\n<div id="export" lang="en">Export</div>\n';

describeRule(linkTarget, {
  passes: {
    'a file and an anchor that exist': {
      en: {'views/list.mdx': list, 'page.mdx': '[Columns](./views/list.mdx#columns)'},
    },
    'the id of something else than a heading': {
      en: {'list.mdx': list, 'page.mdx': '[Export](./list.mdx#export)'},
    },
    'an anchor of the same page': '## A {#a}\n\n[Above](#a)',
    'another site': '[The standard](https://example.org/a.mdx#b)',
  },
  finds: {
    'a file that does not exist, and the one that is near': [
      {en: {'views/list.mdx': list, 'page.mdx': 'See [it](./views/lists.mdx).'}},
      {line: 1, column: 5, remedy: 'Write (./views/list.mdx).'},
    ],
    'a page that the other language alone has': [
      {en: {'list.mdx': list}, fr: {'page.mdx': '[Liste](./list.mdx)'}},
      {file: expect.stringContaining('i18n/fr') as string},
    ],
    'an anchor that the page does not have': [
      {en: {'list.mdx': list, 'page.mdx': '[Columns](./list.mdx#colums)'}},
      {found: expect.stringContaining('#colums') as string, remedy: 'Write #columns.'},
    ],
    'an anchor of the same page that it does not have': ['## A {#a}\n\n[B](#b)', {line: 3}],
  },
});
