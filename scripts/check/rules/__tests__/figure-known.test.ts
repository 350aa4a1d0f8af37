import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {figureKnown} from '../figure-known';

describeRule(figureKnown, {
  passes: {
    'figures and walkthroughs that exist':
      '<Figure name="list-view" />\n\n<Walkthrough name="first-steps-frames" />',
    'a name of something else': '<Icon name="glossary" />',
  },
  finds: {
    'a misspelt name, and the one that was meant': [
      'A.\n\n<Figure name="list-veiw" />',
      {line: 3, remedy: expect.stringContaining('Write "list-view".') as string},
    ],
    'a walkthrough in a figure': [
      '<Figure name="first-steps-frames" />',
      {remedy: 'Write <Walkthrough name="first-steps-frames" />.'},
    ],
  },
});
