import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {mdxValid} from '../mdx-valid';

describeRule(mdxValid, {
  passes: {
    'a component that is closed': '<Steps>\n\n1. Go.\n\n</Steps>',
    'a brace that is meant': 'The code \\{code\\} is used.',
    'an id of a heading': '## Edit {#edit}',
  },
  finds: {
    'a component that is not closed': [
      'Text.\n\nOpen <Label k="save">.',
      {line: 3, column: 1, found: expect.stringContaining('closing tag') as string},
    ],
    'a brace that is not closed': ['A {b.', {line: 1}],
  },
});
