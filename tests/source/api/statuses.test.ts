import {expect, it} from 'vitest';
import statuses from '../../../src/data/statuses.json';
import {describeApi} from './support/description';

const {categories, ...sets} = statuses.sets;
const isCategory = (set: string) => categories.includes(set);

/** The statuses of a schema of the API: those of `cost_line` are in `CostLine`. */
function statusesOf(set: string): unknown[] {
  // What has statuses of a structure is each version of it.
  const name = set === 'structure' ? 'version' : set === 'items' ? 'item_fields' : set;
  const schema = name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return describeApi('en').document.components.schemas[schema]!.properties!.status!.enum!;
}

it('the statuses of each record are those of the API', () => {
  const records = Object.entries(sets).filter(([set]) => !isCategory(set));
  expect(records.length).toBeGreaterThan(10);
  expect(records).toEqual(records.map(([set]) => [set, statusesOf(set)]));
});

it('each status of an item is in one category', () => {
  const inCategories = Object.entries(sets).filter(([set]) => isCategory(set));
  expect(inCategories.flatMap(([, names]) => names).sort()).toEqual(statusesOf('items').toSorted());
});
