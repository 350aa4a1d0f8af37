import {describeRule} from '../../__tests__/describeRule';
import {expressionDefined} from '../expression-defined';

describeRule(expressionDefined, {
  passes: {
    'no expression': 'The code \\{code\\} is used.',
    'a comment': 'Text. {/* for writers */}\n\n## A {#a}',
    'what the page imports': "import {year} from '@site/src/year';\n\nSince {year}.",
  },
  finds: {
    'a name that nothing defines': [
      '## A {#a}\n\nThe code {code} is used.',
      {line: 3, column: 11, found: 'the name "code", between braces'},
    ],
  },
});
