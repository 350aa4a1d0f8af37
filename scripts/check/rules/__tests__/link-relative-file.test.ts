import {expect, it} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {fixedBy} from '../../__tests__/guideOf';
import {linkRelativeFile} from '../link-relative-file';

const page = (slug: string, text: string) => `---\nslug: ${slug}\n---\n\n${text}\n`;

describeRule(linkRelativeFile, {
  passes: {
    'the path of a file': 'See [the list](../views/list.mdx#columns).',
    'an anchor of the same page': 'See [below](#columns).',
    'another site':
      'See [the standard](https://example.org/standard) or [write](mailto:a@example.org).',
  },
  finds: {
    'the address of a page, and the file that it has': [
      {
        en: {
          'views/list.mdx': page('/views/list/', 'The list.'),
          'a/page.mdx': page('/a/page/', 'See [the list](/views/list#columns).'),
        },
      },
      {line: 5, column: 5, remedy: 'Write (../views/list.mdx#columns).'},
    ],
    'an address with the site': [
      'See [it](https://docs.telescope.example/gone/).',
      {remedy: 'Write the path of the file of the page in its place.', fix: undefined},
    ],
    'a file without its ending': ['See [the list](./list#columns).', {line: 1, column: 5}],
  },
});

it('gives a French page the French file', async () => {
  const text = page('/versions/', 'Voir [cette page](/fr/versions/#retraits).');
  expect(await fixedBy(linkRelativeFile, 'fr', text)).toContain('(./page.mdx#retraits)');
});
