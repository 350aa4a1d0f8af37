import {describeRule} from '../../__tests__/describeRule';
import {headingLevels} from '../heading-levels';

describeRule(headingLevels, {
  passes: {
    'levels one by one, and back': '## A {#a}\n\n### B {#b}\n\n## C {#c}',
    'a title of its own': '# Title\n\n## A {#a}',
  },
  finds: {
    'a jump': ['## A {#a}\n\n#### B {#b}', {line: 3, column: 1, found: '"#### B {#b}"'}],
    'a page that begins too low: its title is in the front matter': ['### A {#a}', {line: 1}],
  },
});
