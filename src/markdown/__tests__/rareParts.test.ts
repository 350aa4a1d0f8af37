import {expect, it} from 'vitest';
import {rareParts} from '../rareParts';
import type {Node} from '../tree';

const component = (name: string, ...children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  children,
});
const imports = (...children: Node[]) => {
  const tree: Node = {type: 'root', children};
  rareParts()(tree);
  return tree.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
};

it('imports what the page uses, at any depth, once', () => {
  const frame = component('WalkthroughFrame');
  expect(imports(component('Steps'), component('Walkthrough', frame, frame))).toEqual([
    "import {Walkthrough, WalkthroughFrame} from '@site/src/components/rareParts';",
  ]);
});

it('imports nothing into a page that uses none of them', () => {
  expect(imports(component('Steps', component('Figure')))).toEqual([]);
});
