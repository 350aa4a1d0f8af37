import {expect, it} from 'vitest';
import {openIndex} from '../engine';
import {operationsNamed} from '../operations';
import {putFirst} from '../rank';
import {indexOf} from './records';

const operation = (id: string, heading: string) => ({
  path: `/routing/#op-${id}`,
  headings: ['API routing', 'Projects', 'Item', heading],
});
const {file, supplement} = indexOf('en', [
  {path: '/routing/', headings: ['API routing']},
  operation('list-items', 'GET /projects/{id}/items List the items'),
  operation('create-project-item', 'POST /projects/{id}/items Create an item'),
  operation('delete-roadmap-item', 'DELETE /roadmaps/{id}/items/{item_id} Delete an item'),
  operation('delete-roadmap', 'DELETE /roadmaps/{id} Delete a roadmap'),
]);
const {sections} = openIndex(file, supplement);
const matches = sections.map((section) => ({section, score: 1, terms: []}));

it.each([
  ['createProjectItem', ['create-project-item']],
  [' delete  /roadmaps ', ['delete-roadmap', 'delete-roadmap-item']],
  ['/projects/PRJ-101/items', ['list-items', 'create-project-item']],
  ['change an item', []],
  ['createProject', []],
  ['PATCH /views', []],
  ['and/or', []],
])('“%s” names the operations %j, which come first', (query, named) => {
  const all = sections.map(({path}) => path.replace('/routing/#op-', ''));
  const expected = [...named, ...all.filter((one) => !named.includes(one))];
  const found = putFirst(operationsNamed(query, sections), matches);
  expect(found.map(({section}) => section.path.replace('/routing/#op-', ''))).toEqual(expected);
});
