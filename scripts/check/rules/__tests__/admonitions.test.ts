import {describeRule} from '../../__tests__/describeRule';
import {admonitions} from '../admonitions';

const note = ':::note\n\nText.\n\n:::\n';

describeRule(admonitions, {
  passes: {
    'three of them, with text between': [note, note, note].join('\nText.\n\n'),
    'each kind': ':::danger\n\nText.\n\n:::\n\nText.\n\n:::tip\n\nText.\n\n:::',
    'a colon of the text': 'At 14:30, the ratio is 1:note.',
  },
  finds: {
    'a misspelt kind': ['A.\n\n:::warnnig\n\nText.\n\n:::', {line: 3, remedy: 'Write "warning".'}],
    'two colons': ['::note', {line: 1, remedy: 'Write :::note.'}],
    'two in a row': [`${note}\n${note}`, {line: 7, found: 'two notes in a row'}],
    'a fourth': [
      [note, note, note, note].join('\nText.\n\n'),
      {line: 25, found: '4 notes on a page'},
    ],
  },
});
