import {describeRule} from '../../__tests__/describeRule';
import {linkEmpty} from '../link-empty';

describeRule(linkEmpty, {
  passes: {'a link with its address': 'See [the list](./list.mdx).'},
  finds: {
    'a link without address': ['See [the list]().', {line: 1, column: 5, found: '"[the list]()."'}],
  },
});
