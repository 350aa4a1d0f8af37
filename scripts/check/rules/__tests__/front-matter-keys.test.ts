import {describeRule} from '../../__tests__/describeRule';
import {frontMatterKeys} from '../front-matter-keys';

const page = (...lines: string[]) =>
  ['---', 'id: a', 'slug: /a/', 'title: A', 'description: A', ...lines, '---', ''].join('\n');

describeRule(frontMatterKeys, {
  passes: {
    'the keys that are known': page('sidebar_label: A', 'tags: [lift]', 'hide_title: true'),
    'front matter that cannot be read: another rule says so': '---\na: b: c\n---\n',
  },
  finds: {
    'a misspelt key, and the one that was meant': [
      page('sidebar_lable: A'),
      {line: 6, column: 1, found: 'the key "sidebar_lable"', remedy: 'Write "sidebar_label".'},
    ],
    'a key that no page has': [
      page('sidebar_label: A', 'author: Someone'),
      {line: 7, remedy: 'Remove the line.'},
    ],
    'a key that is missing': [page(), {line: 1, found: 'no key "sidebar_label"'}],
    'a page without front matter': ['Text.', {}, {}, {}, {}, {}],
  },
});
