import {describeRule} from '../../__tests__/describeRule';
import {codeLanguage} from '../code-language';

describeRule(codeLanguage, {
  passes: {
    'a language that the site can colour': '```json title="a.json"\n{}\n```',
    'no language': '```\nplain\n```',
  },
  finds: {'another language': ['A.\n\n```python\n1\n```', {line: 3, column: 1}]},
});
