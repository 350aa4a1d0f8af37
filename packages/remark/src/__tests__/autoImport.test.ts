import {expect, it} from 'vitest';
import {autoImport} from '../autoImport';
import {applyStep} from './applyStep';

const autoImports = [
  {module: '@site/parts', names: ['Walkthrough', 'WalkthroughFrame', 'Card']},
  {module: '@site/tabs', names: ['Tabs']},
];

it.each([
  [
    'a component once, at any depth',
    '<Steps><Walkthrough><WalkthroughFrame /><WalkthroughFrame /></Walkthrough></Steps>',
    ["import {Walkthrough, WalkthroughFrame} from '@site/parts';"],
  ],
  [
    'only used components, each from its module',
    '<Tabs />\n\n<Card />',
    ["import {Tabs} from '@site/tabs';", "import {Card} from '@site/parts';"],
  ],
  ['nothing if it uses none of them', '<Steps><Figure /></Steps>', []],
])('imports %s', (_, mdx, imports) => {
  const page = applyStep(autoImport({autoImports}), mdx);
  expect(page.match(/import .*?;/g) ?? []).toEqual(imports);
});
