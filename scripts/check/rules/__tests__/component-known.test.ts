import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {componentKnown} from '../component-known';

describeRule(componentKnown, {
  passes: {
    'the components for writers': '<Figure name="list-view" />\n\n<Label k="save" />',
    'one that the page imports':
      "import Home, {HomePart as Part} from '@site/src/components/Home';\n\n<Home><Part /></Home>",
    'HTML: another rule says so': '<marquee>A</marquee>',
  },
  finds: {
    'a misspelt name, and the one that was meant': [
      'A.\n\n<Fgure name="list-view" />',
      {line: 3, column: 1, remedy: 'Write "Figure".'},
    ],
    'a name of no component': [
      '<Carousel />',
      {remedy: expect.stringContaining('one of Card, Cards') as string},
    ],
  },
});
