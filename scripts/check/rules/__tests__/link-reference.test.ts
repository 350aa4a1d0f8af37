import {describeRule} from '../../__tests__/describeRule';
import {linkReference} from '../link-reference';

describeRule(linkReference, {
  passes: {
    'a link with its address': 'See [the list](./list.mdx).',
    'a bracket that is meant': 'The filter \\[type\\] in `filter[type]`.',
  },
  finds: {
    'a name that nothing defines': ['See [the list][list].', {line: 1, column: 5}],
    'an address that was forgotten': ['See [the list].', {line: 1, column: 5}],
  },
});
