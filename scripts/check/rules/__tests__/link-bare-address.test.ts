import {describeRule} from '../../__tests__/describeRule';
import {linkBareAddress} from '../link-bare-address';

describeRule(linkBareAddress, {
  passes: {
    'a link with words': 'See [the standard](https://example.org/).',
    'an address as code': 'Call `https://example.org/api`.',
  },
  finds: {
    'an address': ['See https://example.org/a now.', {line: 1, column: 5}],
    'an address without https': ['See www.example.org now.', {line: 1, column: 5}],
    'an e-mail address': ['Write to a@example.org.', {line: 1, column: 10}],
    'a link whose words are its address': [
      '[https://example.org](https://example.org/)',
      {line: 1},
    ],
  },
});
