import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {headingId} from '../heading-id';

describeRule(headingId, {
  passes: {
    'an id in lower case with hyphens': '## Bulk edit {#bulk-edit}\n\n### T1 {#t01}',
    'a title, which needs none': '# Data quality',
    'what looks like a heading in a block of code': '```bash\n## no heading\n```',
  },
  finds: {
    'a heading without an id': [
      'Text.\n\n## Bulk edit',
      {line: 3, column: 1, found: '"## Bulk edit" without an id'},
    ],
    'an id of another form': [
      '## Édition en masse {#Édition_en masse}',
      {line: 1, column: 21, remedy: expect.stringContaining('{#edition-en-masse}') as string},
    ],
    'an empty id': ['## Edit {#}', {found: 'the id ""'}],
  },
});
