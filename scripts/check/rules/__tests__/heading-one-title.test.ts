import {describeRule} from '../../__tests__/describeRule';
import {headingOneTitle} from '../heading-one-title';

describeRule(headingOneTitle, {
  passes: {
    'one title': '# Title\n\n## Part {#part}',
    'no title but that of the front matter': 'A.',
  },
  finds: {'a second title': ['# Title\n\nText.\n\n# Another', {line: 5, column: 1}]},
});
