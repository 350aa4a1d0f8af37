import {describeRule} from '../../__tests__/describeRule';
import {codePrompt} from '../code-prompt';

describeRule(codePrompt, {
  passes: {'a command as one types it': '```bash\ncurl "$HOST"\n```'},
  finds: {'a prompt': ['```bash\n$ curl a\n$ curl b\n```', {line: 1, column: 1}]},
});
