import {expect, it} from 'vitest';
import statuses from '../../../src/data/statuses.json';
import {describeApi} from './support/description';

/** Each set of statuses, and the schema that has them; the categories of items are in all of them. */
const schemas = {
  task: 'Task',
  milestone: 'Milestone',
  action: 'Action',
  decision: 'Decision',
  cost_line: 'CostLine',
  dependency: 'Dependency',
  risk: 'Risk',
  opportunity: 'Opportunity',
  project: 'Project',
  charter: 'Charter',
  review: 'Review',
  roadmap: 'Roadmap',
  structure: 'Version',
  dataset: 'Dataset',
  run: 'Run',
  user: 'User',
};

it.each(Object.entries(schemas))('the statuses of %s are those of the API', (set, schema) => {
  const {properties = {}} = describeApi('en').document.components.schemas[schema]!;
  expect(statuses.sets[set as keyof typeof schemas]).toEqual(properties.status?.enum);
});

it('each status of an item is in one category', () => {
  const {categories} = statuses.sets;
  const inCategories = categories.flatMap((category) => statuses.sets[category as 'done']);
  const {properties = {}} = describeApi('en').document.components.schemas.ItemFields!;
  expect([...inCategories].sort()).toEqual([...properties.status!.enum!].sort());
});
