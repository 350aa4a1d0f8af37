import {expect, it} from 'vitest';
import {readGlossary} from '../glossary';

it('readGlossary reads name, acronym, definition and the page that explains the term', () => {
  const mdx = [
    '## Costs {#costs}',
    '### Earned value (EV) {#term-earned-value}',
    '*valeur acquise (VA)*. Budgeted value: `Σ budget`. [Indicators](./projects/costs.mdx#indicators)',
    '### Board (Kanban) {#term-board}',
    '*tableau*. Layout of a view. [Kanban](./views/kanban.mdx)',
    '## Other words {#other}',
    'A paragraph.',
  ].join('\n\n');
  expect(readGlossary(mdx)).toEqual([
    {
      key: 'earned-value',
      name: 'Earned value',
      forms: ['Earned value', 'EV'],
      definition: 'Budgeted value: Σ budget.',
      page: 'projects/costs.mdx',
    },
    {
      key: 'board',
      name: 'Board',
      forms: ['Board'],
      definition: 'Layout of a view.',
      page: 'views/kanban.mdx',
    },
  ]);
});
