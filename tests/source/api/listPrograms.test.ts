import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {operationsOf} from '../../../packages/openapi/src/operations';
import {describeApi} from './support/description';
import {languages, problemResponse, runProgram, type Scenario} from './support/mock';
import {changingItems, smallWorkspace, withFailures} from './support/scenarios';

describe.each(languages)('the programs in %s that read lists', (language) => {
  const run = (name: string, scenario: Scenario, folder?: string) =>
    runProgram(language, name, scenario, folder);

  it('reads more than 10,000 items, each once, while they change', async () => {
    const {state, scenario} = changingItems(10_500);
    const {code, stdout, stderr} = await run('every-item', withFailures(scenario));
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const ids = stdout.match(/^ACT-\d+(?=\t)/gm)!;
    const uniqueIds = new Set<string>(ids);
    expect(uniqueIds.size).toBe(ids.length);
    expect(state.items.filter(({id}) => !uniqueIds.has(id))).toEqual([]);
  });

  it('keeps a copy of changing items up to date', async () => {
    const {state, scenario} = changingItems(2500);
    const folder = folderWith();
    const copy = new Map<string, string>();
    const reads: number[] = [];
    for (const isQuiet of [false, false, true]) {
      state.isQuiet = isQuiet;
      const {code, stdout, stderr} = await run('changed-items', withFailures(scenario), folder);
      expect({code, stderr}).toEqual({code: 0, stderr: ''});
      const rows = stdout.trim().split('\n');
      rows.forEach((row) => copy.set(...(row.split('\t') as [string, string])));
      reads.push(rows.length);
    }
    expect(state.items.filter(({id, title}) => copy.get(id) !== title)).toEqual([]);
    expect(Math.max(...reads.slice(1))).toBeLessThan(100);
  });

  it('reads everything again after a reading without items', async () => {
    const folder = folderWith();
    const {exchanges, ...first} = await run('changed-items', changingItems(0).scenario, folder);
    expect(first).toMatchObject({code: 0, stdout: '', stderr: ''});
    expect(exchanges.map(({query}) => query.get('page_size'))).toEqual(['1', '200']);
    const {state, scenario} = changingItems(1);
    state.isQuiet = true;
    const {stdout: rows} = await run('changed-items', scenario, folder);
    expect(rows).toBe('ACT-1\tVersion 0\n');
  });

  it('lists the deleted items of a copy, while items change', async () => {
    const {state, scenario} = changingItems(2500);
    const deleted = state.items.splice(1000, 10).map(({id}) => id);
    const copy = [...deleted, ...state.items.map(({id}) => id)];
    const folder = folderWith({'copy.txt': `${copy.join('\n')}\n`});
    const createdDuringRun: Scenario = (...request) => {
      fs.appendFileSync(path.join(folder, 'copy.txt'), 'ACT-9999\n');
      return scenario(...request);
    };
    const {code, stdout, stderr} = await run(
      'deleted-items',
      withFailures(createdDuringRun),
      folder,
    );
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const listed = stdout.trim().split('\n');
    expect(listed).toEqual(expect.arrayContaining(deleted));
    const existing = [...state.items.map(({id}) => id), 'ACT-9999'];
    expect(listed.filter((id) => existing.includes(id))).toEqual([]);
  });

  it('lists no deleted items if an item can’t be read, or if the copy is empty', async () => {
    const {scenario} = changingItems(500);
    const failsLater: Scenario = (request, count) =>
      count > 1 ? problemResponse('forbidden') : scenario(request, count);
    const partial = await run('deleted-items', failsLater, folderWith({'copy.txt': 'ACT-9999\n'}));
    expect(partial).toMatchObject({code: 1, stdout: ''});
    const empty = await run('deleted-items', scenario, folderWith({'copy.txt': ''}));
    expect(empty).toMatchObject({code: 0, stdout: ''});
  });

  it('loads every list, with the lists below each record', async () => {
    const folder = folderWith({'warehouse/old.jsonl': '{}'});
    const {code, stderr, exchanges} = await run('warehouse', smallWorkspace, folder);
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const read = (name: string) =>
      fs
        .readFileSync(path.join(folder, 'warehouse', name), 'utf8')
        .trim()
        .split('\n')
        .map((row) => JSON.parse(row) as Record<string, string>);
    // All operations that return lists, but the items of a project, which are among all items.
    const operations = operationsOf(describeApi('en').document).flatMap(({method, operation}) =>
      method === 'get' && JSON.stringify(operation).includes('PageSize')
        ? operation.operationId
        : [],
    );
    expect([...new Set(exchanges.map(({operation}) => operation))].sort()).toEqual(
      operations.filter((id) => id !== 'listProjectItems').sort(),
    );
    const files = fs.readdirSync(path.join(folder, 'warehouse'));
    expect(files).toHaveLength(operations.length - 1);
    expect(files).not.toContain('old.jsonl');
    expect(read('items.jsonl')).toHaveLength(2);
    const roadmapItems = read('roadmap_items.jsonl');
    expect(roadmapItems).toHaveLength(4);
    expect(roadmapItems[0]).toMatchObject({
      roadmap_id: 'RMP-1',
      title: '/api/v1/roadmaps/RMP-1/items',
    });
    expect(read('structure_versions.jsonl').map(({number}) => number)).toEqual([1, 2, 1, 2]);
    expect(read('run_rejects.jsonl')).toHaveLength(8);
    await run('warehouse', smallWorkspace, folder);
    expect(fs.readdirSync(path.join(folder, 'warehouse'))).toContain('changed_items.jsonl');
  });

  it('reads the same items again if a list can’t be read', async () => {
    const folder = folderWith();
    const forbidden: Scenario = (request, count) =>
      request.address.includes('/runs')
        ? problemResponse('forbidden')
        : smallWorkspace(request, count);
    const {code} = await run('warehouse', forbidden, folder);
    expect([code, fs.existsSync(path.join(folder, 'since.txt'))]).toEqual([1, false]);
  });
});
