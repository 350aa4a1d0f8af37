import {describeRule} from '../../__tests__/describeRule';
import {steps} from '../steps';

const list = (count: number) =>
  `<Steps>\n\n${Array.from({length: count}, (_, index) => `${index + 1}. Go.\n`).join('')}\n</Steps>`;

describeRule(steps, {
  passes: {'one step': list(1), 'nine steps': list(9)},
  finds: {
    'ten steps': [`A.\n\n${list(10)}`, {line: 3, column: 1, found: '10 steps'}],
    bullets: ['<Steps>\n\n- Go.\n\n</Steps>', {line: 1}],
    'text beside the list': ['<Steps>\n\n1. Go.\n\nThen stop.\n\n</Steps>', {line: 1}],
    nothing: ['<Steps>\n\n</Steps>', {line: 1}],
  },
});
