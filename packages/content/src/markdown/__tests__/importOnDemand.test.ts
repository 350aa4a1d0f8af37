import {expect, it} from 'vitest';
import {importOnDemand} from '../importOnDemand';
import type {Node} from '../tree';

const names = ['Walkthrough', 'WalkthroughFrame', 'Card'];

const component = (name: string, ...children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  children,
});
const imports = (...children: Node[]) => {
  const tree: Node = {type: 'root', children};
  importOnDemand({onDemand: {module: '@site/parts', names}})(tree);
  return tree.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
};

it('imports what the page uses, at any depth, once', () => {
  const frame = component('WalkthroughFrame');
  expect(imports(component('Steps'), component('Walkthrough', frame, frame))).toEqual([
    "import {Walkthrough, WalkthroughFrame} from '@site/parts';",
  ]);
});

it('imports nothing into a page that uses none of them', () => {
  expect(imports(component('Steps', component('Figure')))).toEqual([]);
});
