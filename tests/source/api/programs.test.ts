import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {contentSite} from '../../../src/config/content';
import statuses from '../../../src/data/statuses.json';
import {exampleOf} from './support/description';
import {
  connectionLost,
  problemResponse,
  runOnMock,
  scopes,
  type Exchange,
  type Scenario,
} from './support/mock';
import {
  changedConcurrently,
  changingItems,
  costLines,
  gatewayError,
  rateLimited,
  runWithReads,
  smallWorkspace,
  withFailures,
  type ChangedRecord,
} from './support/scenarios';
import {schemasOf} from './support/schemas';

const keyName = 'idempotency-key';

/** Whether waits are random, and up to half as long again as expected. */
const expectWaits = (waits: number[], expected: number[]) => {
  expect(waits).toHaveLength(expected.length);
  const ratios = waits.map((wait, index) => wait / expected[index]!);
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.5);
  expect(new Set(ratios).size).toBeGreaterThan(1);
};

describe.each(['curl', 'javascript', 'python'] as const)('the programs in %s', (language) => {
  const run = async (name: string, scenario: Scenario, folder?: string) => {
    const code = contentSite.programs[name]![language];
    const result = await runOnMock(language, code, scopes, scenario, folder);
    expect(result.exchanges.flatMap(({faults}) => faults)).toEqual([]);
    return result;
  };
  const operationsIn = (exchanges: Exchange[]) =>
    exchanges.map(({operation, status}) => `${operation} ${status}`).join();

  it('reads more than 10,000 items, each once, while they change', async () => {
    const {state, scenario} = changingItems(10_500);
    const {code, stdout, stderr, exchanges} = await run('every-item', withFailures(scenario));
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const ids = stdout.match(/^ACT-\d+(?=\t)/gm)!;
    const uniqueIds = new Set<string>(ids);
    expect(uniqueIds.size).toBe(ids.length);
    expect(state.items.filter(({id}) => !uniqueIds.has(id))).toEqual([]);
    const {endpointOf, faultsInResponse} = schemasOf('en');
    for (const exchange of [exchanges[1], exchanges.at(-1)]) {
      expect(faultsInResponse(endpointOf('listItems')!, 200, exchange!.body)).toEqual([]);
    }
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
    const operations = schemasOf('en').endpoints.flatMap(({method, operation}) =>
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

  it('writes costs once, and reports rejected rows', async () => {
    const line = (id: string, external_id: string) => {
      return {id, project_id: 'PRJ-101', external_id, committed: '10.00', actual: '5.00'};
    };
    const {state, scenario} = costLines([line('CST-1', 'ERP-1'), line('CST-2', 'ERP, 2')]);
    const rows = [
      'PRJ-101;ERP-1;10.00;5.00;Unchanged',
      'PRJ-101;ERP, 2;12.50;7.00;Changed',
      'PRJ-101;ERP-3;3.00;0.00;“New” line, été',
      'PRJ-101;ERP-3;4.00;1.00;Same code',
    ];
    const csv = `\uFEFFproject;code;committed;actual;title\r\n${rows.join('\r\n')}\r\n`;
    const folder = folderWith({'costs.csv': csv});
    const first = await run('erp-costs', withFailures(scenario), folder);
    expect(first.code).toBe(1);
    expect(first.stderr).toContain('/problems/validation-error');
    const outcomes = ({stdout}: {stdout: string}) => stdout.match(/^\w+(?=\t)/gm);
    expect(outcomes(first)).toEqual(['unchanged', 'changed', 'created', 'rejected']);
    expect(first.stdout).toContain(`created\t${rows[2]}\n`);
    expect(state.lines.slice(1)).toMatchObject([
      {id: 'CST-2', committed: '12.50', actual: '7.00'},
      {external_id: 'ERP-3', title: '“New” line, été', committed: '3.00'},
    ]);
    const {writes} = state;
    const second = await run('erp-costs', scenario, folder);
    expect(outcomes(second)).toEqual(['unchanged', 'unchanged', 'unchanged', 'rejected']);
    expect(state.writes).toBe(writes);
  });

  it('waits as long as Retry-After says, otherwise longer each time', async () => {
    const faults = [
      rateLimited(12),
      problemResponse('rate-limited'),
      gatewayError(502),
      problemResponse('unavailable'),
      connectionLost,
    ];
    const {code, waits, exchanges} = await run(
      'wait-when-limited',
      (_, count) => faults[count - 1],
    );
    expect(code).toBe(0);
    expectWaits(waits, [12, 2, 4, 8, 16]);
    expect(exchanges.map(({status}) => status)).toEqual([429, 429, 502, 503, 0, 200]);
  });

  it.each([
    [problemResponse('forbidden'), 1, '/problems/forbidden'],
    [{status: 409, body: {...exampleOf('conflict'), code: 'M-PRJ-02'}}, 1, 'M-PRJ-02'],
    [problemResponse('internal-error'), 6, '/problems/internal-error'],
    [gatewayError(502), 6, '/api/v1/items?page_size=200: 502 <html>'],
    [{status: 200, body: '<html>Sign in</html>'}, 6, '/api/v1/items?page_size=200: '],
  ])(
    'gives up at once on permanent errors, otherwise after six requests (%#)',
    async (fault, times, message) => {
      const {code, stderr, exchanges} = await run('wait-when-limited', () => fault);
      expect([code, exchanges.length]).toEqual([1, times]);
      expect(stderr).toContain(message);
    },
  );

  it.each([
    ['accepts a response without a body', [], 'deleteItem 204', 0],
    [
      'counts a repeated deletion as done',
      [connectionLost, problemResponse('not-found')],
      'deleteItem 0,deleteItem 404',
      0,
    ],
    ['reports an unknown record', [problemResponse('not-found')], 'deleteItem 404', 1],
  ])('%s', async (_, responses, expected, status) => {
    const program = contentSite.programs['wait-when-limited']![language];
    // Nothing to print.
    const code = program
      .replace(/GET(.*)\/items\?page_size=200/, 'DELETE$1/items/ACT-207')
      .replace(/\["data"\]\)$/, ')');
    const result = await runOnMock(language, code, scopes, (__, count) => responses[count - 1]);
    expect(operationsIn(result.exchanges)).toBe(expected);
    expect(result.code).toBe(status);
  });

  it('creates a record once, even if responses are lost', async () => {
    const faults = [
      connectionLost,
      gatewayError(504),
      problemResponse('rate-limited'),
      rateLimited(7),
    ];
    const {code, stdout, waits, exchanges} = await run(
      'create-once',
      (_, count) => faults[count - 1],
    );
    expect(code).toBe(0);
    expectWaits(waits, [1, 2, 4, 7]);
    expect(stdout).toContain('ACT-207');
    // The API repeats its first response for a known key with the same body.
    const [first, ...retries] = exchanges.map(({headers, requestBody}) => ({
      requestBody,
      key: headers[keyName],
    }));
    expect(first!.key).toBeTruthy();
    expect(retries).toEqual(Array(4).fill(first));
  });

  it('updates a record that someone else has changed', async () => {
    const {code, stderr, exchanges} = await run('change-safely', changedConcurrently(0));
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    expect(operationsIn(exchanges)).toBe('getItem 200,updateItem 412,getItem 200,updateItem 200');
  });

  it('updates a record once, whichever response is lost', async () => {
    // With other offsets, both updates fail before they take effect.
    for (const offset of [0, 1, 2, 3]) {
      const record = {version: 1};
      const scenario = withFailures(changedConcurrently(0, record));
      // Start with another failure each time.
      Array.from({length: 2 * offset}, (_, count) => scenario({method: 'GET'} as Exchange, count));
      const {code, stderr} = await run('change-safely', scenario);
      expect({code, stderr, version: record.version}).toEqual({code: 0, stderr: '', version: 3});
    }
  });

  it('updates fields that are never returned, even if responses are lost', async () => {
    const runWithComment = async (change: object, progress: number, lost?: number) => {
      const code = contentSite.programs['change-safely']![language].replace(
        /\{"?status"?: ["'].*\}/,
        JSON.stringify({...change, comment: 'Nobody is free'}),
      );
      const record: ChangedRecord = {version: 1, comments: []};
      const scenario = changedConcurrently(progress, record);
      const loseUpdate: Scenario = (request, count) => {
        const response = scenario(request, count);
        return request.method === 'PATCH' && count === lost ? connectionLost : response;
      };
      const {code: status, stderr} = await runOnMock(language, code, scopes, loseUpdate);
      return {status, stderr, ...record};
    };
    const saved = {status: 0, stderr: '', comments: ['Nobody is free']};
    expect(await runWithComment({status: 'blocked'}, 0, 2)).toEqual({...saved, version: 3});
    expect(await runWithComment({}, 50)).toEqual({...saved, version: 2});
  });

  it("doesn't overwrite someone else's change", async () => {
    const {code, stderr, exchanges} = await run('change-safely', changedConcurrently(50));
    expect(code).not.toBe(0);
    expect(operationsIn(exchanges)).toBe('getItem 200,updateItem 412,getItem 200');
    expect(stderr).toContain('/problems/precondition-failed');
  });

  it('follows a run to its end, and gives up on endless ones', async () => {
    const {code, stdout, stderr} = await run('follow-run', withFailures(runWithReads(12)));
    expect({code, stdout, stderr}).toEqual({code: 0, stdout: 'completed\n', stderr: ''});
    const endless = await run('follow-run', runWithReads(Infinity));
    expect(endless.code).toBe(1);
    expect(endless.waits).toEqual([...Array(12).fill(5), ...Array(74).fill(60)]);
    expect(endless.stderr).toContain('/api/v1/runs/RUN-303 has not ended after 75 minutes');
  });

  it('stops at every status that ends a run, and at no other', async () => {
    const [, , , ...endStatuses] = statuses.sets.run;
    for (const status of endStatuses) {
      const {stdout, exchanges} = await run('follow-run', runWithReads(3, status));
      expect([stdout, exchanges.length]).toEqual([`${status}\n`, 4]);
    }
  });
});
