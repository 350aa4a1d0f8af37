import {expect, it} from 'vitest';
import statuses from '../../../src/data/statuses.json';
import {describeApi} from './support/description';

const {categories, ...sets} = statuses.sets;
const isCategory = (set: string) => categories.includes(set);

/** The schema of `cost_line` is `CostLine`. */
function statusesOf(set: string): unknown[] {
  // Structures have statuses on their versions.
  const name = set === 'structure' ? 'version' : set === 'items' ? 'item_fields' : set;
  const schema = name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return describeApi('en').document.components.schemas[schema]!.properties!.status!.enum!;
}

it('each record has the statuses of the API', () => {
  const records = Object.entries(sets).filter(([set]) => !isCategory(set));
  expect(records.length).toBeGreaterThan(10);
  expect(records).toEqual(records.map(([set]) => [set, statusesOf(set)]));
});

it('each status of an item is in one category', () => {
  const inCategories = Object.entries(sets).filter(([set]) => isCategory(set));
  expect(inCategories.flatMap(([, names]) => names).sort()).toEqual(statusesOf('items').toSorted());
});
