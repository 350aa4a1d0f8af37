import {describeRule} from '../../__tests__/describeRule';
import {headingDuplicateId} from '../heading-duplicate-id';

describeRule(headingDuplicateId, {
  passes: {'ids that differ': '## A {#a}\n\n## B {#b}'},
  finds: {
    'an id that another heading has': [
      '## A {#a}\n\n## B {#b}\n\n### C {#a}',
      {line: 5, column: 7, found: 'the id "a", which the heading of line 1 has'},
    ],
  },
});
