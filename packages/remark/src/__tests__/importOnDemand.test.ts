import {expect, it} from 'vitest';
import {importOnDemand} from '../importOnDemand';
import {afterStep} from './afterStep';

const onDemand = [
  {module: '@site/parts', names: ['Walkthrough', 'WalkthroughFrame', 'Card']},
  {module: '@site/tabs', names: ['Tabs']},
];

it.each([
  [
    'what it uses, at any depth, once',
    '<Steps><Walkthrough><WalkthroughFrame /><WalkthroughFrame /></Walkthrough></Steps>',
    ["import {Walkthrough, WalkthroughFrame} from '@site/parts';"],
  ],
  [
    'each from its own module, and none that it does not use',
    '<Tabs />\n\n<Card />',
    ["import {Tabs} from '@site/tabs';", "import {Card} from '@site/parts';"],
  ],
  ['nothing, where it uses none of them', '<Steps><Figure /></Steps>', []],
  [
    'no name that it imports from elsewhere',
    "import Tabs from '@theme/Tabs';\n\n<Tabs />\n\n<Card />",
    ["import {Card} from '@site/parts';", "import Tabs from '@theme/Tabs';"],
  ],
])('a page imports %s', (_, mdx, imports) => {
  const page = afterStep(importOnDemand({onDemand}), mdx);
  expect(page.match(/import .*?;/g) ?? []).toEqual(imports);
});
