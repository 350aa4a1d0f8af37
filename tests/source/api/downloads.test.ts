import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {codesOf} from '../../../packages/openapi/src/codes';
import {downloadsOf} from '../../../packages/openapi/src/downloads';
import {operationsOf} from '../../../packages/openapi/src/operations';
import {recordIn, recordKindsOf, relationsOf} from '../../../packages/openapi/src/records';
import {contentSite} from '../../../src/config/content';
import statuses from '../../../src/data/statuses.json';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';

const description = describeApi('en');
const {components} = description.document;
const operations = operationsOf(description.document);

// Without the project's exceptions, as users of the download would lint it.
it.each(locales)("the download in %s passes Redocly's strict rules", async (locale) => {
  const {'telescope.v1.yaml': yaml} = downloadsOf(describeApi(locale), contentSite);
  const redocly = require.resolve('@redocly/cli/bin/cli.js');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [redocly, 'lint', '--extends', 'recommended-strict', '--format', 'json', 'api.yaml'],
    {cwd: folderWith({'api.yaml': yaml!}), env: {...process.env, REDOCLY_TELEMETRY: 'off'}},
  );
  expect(JSON.parse(stdout)).toMatchObject({totals: {errors: 0, warnings: 0, ignored: 0}});
});

it('operations have the parameter `expand` only if their record has relations', () => {
  const mismatches = operations
    .filter(({method}) => method === 'get')
    .filter(({operation, parameters}) => {
      const {record} = recordIn(operation, description)!;
      const canExpand = parameters.some((one) => description.resolve(one).name === 'expand');
      return canExpand !== relationsOf(record, description).length > 0;
    });
  expect(mismatches.map(({operation}) => operation.operationId)).toEqual([]);
});

it('every code belongs to an operation, which has a response of its status', () => {
  const used = operations.flatMap(({operation}) =>
    codesOf(operation, description).map((code) => ({...code, operation})),
  );
  const names = new Set(used.map(({code}) => code));
  expect(components['x-codes']!.filter(({code}) => !names.has(code))).toEqual([]);
  const misplaced = used.filter(({status, operation}) => !operation.responses[status]);
  expect(misplaced.map(({code, operation}) => [operation.operationId, code])).toEqual([]);
});

it('operations with a conflict of state name its codes', () => {
  const unnamed = operations
    .filter(({operation: {responses}}) =>
      Object.values(responses).some(
        (one) => description.resolve<object>(one) === components.responses!.StateConflict,
      ),
    )
    .filter(({operation}) => codesOf(operation, description).every(({status}) => status !== 409));
  expect(unnamed.map(({operation}) => operation.operationId)).toEqual([]);
});

const {categories, ...sets} = statuses.sets;
const isCategory = (set: string) => categories.includes(set);

/** The schema of `cost_line` is `CostLine`. */
function statusesOf(set: string): unknown[] {
  // Structures have statuses on their versions.
  const name = set === 'structure' ? 'version' : set === 'items' ? 'item_fields' : set;
  const schema = name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return components.schemas[schema]!.properties!.status!.enum!;
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

// `sort` follows the order of values, which pages show for each type and for all.
it('statuses of items have one order', () => {
  const {filters} = recordKindsOf(description).find(({name}) => name === 'Item')!;
  const {schema} = filters.find(({name}) => name === 'status')!;
  expect(schema.enum).toEqual(statusesOf('items'));
});
