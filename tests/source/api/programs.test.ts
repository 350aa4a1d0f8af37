import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../packages/content/src/__tests__/files';
import {contentSite} from '../../../src/config/content';
import statuses from '../../../src/data/statuses.json';
import {exampleOf} from './support/description';
import {
  connectionLost,
  problemResponse,
  languages,
  runOnMock,
  runProgram,
  type Exchange,
  type Scenario,
} from './support/mock';
import {
  changedConcurrently,
  costLines,
  gatewayError,
  rateLimited,
  runWithReads,
  withFailures,
} from './support/scenarios';

const operationsIn = (exchanges: Exchange[]) =>
  exchanges.map(({operation, status}) => `${operation} ${status}`).join();

/** Whether waits are random, and up to half as long again as expected. */
const expectWaits = (waits: number[], expected: number[]) => {
  expect(waits).toHaveLength(expected.length);
  const ratios = waits.map((wait, index) => wait / expected[index]!);
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.5);
  expect(new Set(ratios).size).toBeGreaterThan(1);
};

describe.each(languages)('the programs in %s', (language) => {
  const run = (name: string, scenario: Scenario, folder?: string) =>
    runProgram(language, name, scenario, folder);

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
    const result = await runOnMock(language, code, (__, count) => responses[count - 1]);
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
      key: headers['idempotency-key'],
    }));
    expect(first!.key).toBeTruthy();
    expect(retries).toEqual(Array(4).fill(first));
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

  it.each([
    [{status: 'blocked'}, 0, 'updateItem 0,updateItem 412,getItem 200'],
    [{}, 50, 'updateItem 200'],
  ])(
    'updates fields that are never returned, even if responses are lost (%#)',
    async (change, progress, update) => {
      const code = contentSite.programs['change-safely']![language].replace(
        /\{"?status"?: ["'].*\}/,
        JSON.stringify({...change, comment: 'Nobody is free'}),
      );
      const scenario = changedConcurrently(progress);
      const result = await runOnMock(language, code, (request, count) => {
        const response = scenario(request, count);
        const isLost = 'status' in change && request.method === 'PATCH' && count === 2;
        return isLost ? connectionLost : response;
      });
      expect([result.code, result.stderr]).toEqual([0, '']);
      expect(operationsIn(result.exchanges)).toBe(
        `getItem 200,updateItem 412,getItem 200,${update}`,
      );
    },
  );

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
