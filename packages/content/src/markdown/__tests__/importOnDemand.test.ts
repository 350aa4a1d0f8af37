import {expect, it} from 'vitest';
import {importOnDemand} from '../importOnDemand';
import type {Node} from '../tree';

const onDemand = [
  {module: '@site/parts', names: ['Walkthrough', 'WalkthroughFrame', 'Card']},
  {module: '@site/tabs', names: ['Tabs']},
];

const component = (name: string, ...children: Node[]): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  children,
});
const imports = (...children: Node[]) => {
  const tree: Node = {type: 'root', children};
  importOnDemand({onDemand})(tree);
  return tree.children?.filter(({type}) => type === 'mdxjsEsm').map(({value}) => value);
};

it('imports what the page uses, at any depth, once', () => {
  const frame = component('WalkthroughFrame');
  expect(imports(component('Steps'), component('Walkthrough', frame, frame))).toEqual([
    "import {Walkthrough, WalkthroughFrame} from '@site/parts';",
  ]);
});

it('imports each from its own module, so that a page has none that it does not use', () => {
  expect(imports(component('Tabs'), component('Card'))).toEqual([
    "import {Tabs} from '@site/tabs';",
    "import {Card} from '@site/parts';",
  ]);
});

it('imports nothing into a page that uses none of them', () => {
  expect(imports(component('Steps', component('Figure')))).toEqual([]);
});

it('leaves a name that the page imports from elsewhere', () => {
  const specifiers = [{local: {name: 'Tabs'}}];
  const own: Node = {
    type: 'mdxjsEsm',
    value: "import Tabs from '@theme/Tabs';",
    data: {estree: {body: [{type: 'ImportDeclaration', specifiers}]}},
  };
  expect(imports(own, component('Tabs'), component('Card'))).toEqual([
    "import {Card} from '@site/parts';",
    "import Tabs from '@theme/Tabs';",
  ]);
});
