import {expect, it} from 'vitest';
import {operationsNamed} from '../operations';
import {openPacked} from './records';

const operation = (id: string, request: string, title: string) => ({
  path: `/routing/#op-${id}`,
  headings: ['API routing', 'Projects', 'Item', `${request} ${title}`],
  operation: request,
});
const {sections} = openPacked('en', [
  {path: '/routing/', headings: ['API routing']},
  operation('list-items', 'GET /projects/{id}/items', 'List the items'),
  operation('create-project-item', 'POST /projects/{id}/items', 'Create an item'),
  operation('delete-roadmap-item', 'DELETE /roadmaps/{id}/items/{item_id}', 'Delete an item'),
  operation('delete-roadmap', 'DELETE /roadmaps/{id}', 'Delete a roadmap'),
]);

it.each([
  [' delete  /roadmaps ', ['delete-roadmap', 'delete-roadmap-item']],
  ['/projects/PRJ-101/items', ['list-items', 'create-project-item']],
  ['POST items', ['create-project-item']],
  ['DELETE item', ['delete-roadmap-item']],
  ['delete roadmap', []],
  ['POST interface', []],
  ['and/or', []],
])('“%s” names the operations %j', (query, named) => {
  const found = operationsNamed(query, sections);
  expect(found.map(({path}) => path.replace('/routing/#op-', ''))).toEqual(named);
});

it('ranks the operation with every word of a query in the first three, or first if it names the API', () => {
  const headings = ['Create an item'];
  const steps = ['/a/', '/b/', '/c/', '/d/', '/e/'].map((path) => ({path, headings}));
  const {query: run} = openPacked('en', [
    {path: '/routing/', headings: ['API routing']},
    operation('create-roadmap-item', 'POST /roadmaps/{id}/items', 'Create an item of a roadmap'),
    operation('create-item', 'POST /items', 'Create an item'),
    operation('plan-item', 'POST /items/plan', 'Plan an item'),
    ...steps,
  ]);
  const rankOf = (query: string, id: string) =>
    run(query).matches.findIndex(({section}) => section.path === `/routing/#op-${id}`) + 1;
  expect(rankOf('create item', 'create-item')).toBe(3);
  expect(rankOf('create item curl', 'create-item')).toBe(1);
  expect(rankOf('plan item', 'plan-item')).not.toBe(3);
});
