import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {headingSameIds} from '../heading-same-ids';

const two = '## A {#a}\n\n### B {#b}\n';

describeRule(headingSameIds, {
  passes: {
    'the same ids on the same levels': {en: two, fr: two},
    'a page that the other language lacks': {en: two},
    'another order in the glossary': {
      en: {'glossary.mdx': '## A {#a}\n\n## B {#b}'},
      fr: {'glossary.mdx': '## B {#b}\n\n## A {#a}'},
    },
  },
  finds: {
    'an id that was translated': [
      {en: two, fr: two.replace('#b', '#bis')},
      {
        line: 3,
        column: 7,
        found: expect.stringContaining('"bis"') as string,
        remedy: 'Write {#b}.',
      },
    ],
    'a section that French lacks': [
      {en: two, fr: '## A {#a}'},
      {file: 'docs/page.mdx', line: 3, column: 7},
    ],
    'a section that English lacks': [
      {en: '## A {#a}', fr: two},
      {line: 3, remedy: 'Remove the section, or add it there.'},
    ],
    'another order': [
      {en: '## A {#a}\n\n## B {#b}', fr: '## B {#b}\n\n## A {#a}'},
      {line: 1, expected: expect.stringContaining('## … {#a}') as string},
    ],
    'another level': [
      {en: two, fr: two.replace('###', '##')},
      {line: 3, found: '"## B {#b}"'},
    ],
  },
});
