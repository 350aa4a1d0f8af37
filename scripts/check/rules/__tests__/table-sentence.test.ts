import {describeRule} from '../../__tests__/describeRule';
import {tableSentence} from '../table-sentence';

const table = '| A | B |\n|---|---|\n| 1 | 2 |\n';

describeRule(tableSentence, {
  passes: {
    'a sentence': `The table lists A and B.\n\n${table}`,
    'a colon': `The values are these:\n\n${table}`,
  },
  finds: {
    'a table at the start': [table, {line: 1}],
    'a heading before it': [`## A {#a}\n\n${table}`, {line: 3, column: 1}],
    'words that are no sentence': [`The values\n\n${table}`, {line: 3}],
  },
});
