import {describe, expect, it} from 'vitest';
import {contentSite} from '../../../src/config/content';
import {exampleOf} from './support/description';
import {
  connectionLost,
  problemResponse,
  runOnMock,
  scopes,
  type Exchange,
  type Scenario,
} from './support/mock';
import {schemasOf} from './support/schemas';

const keyName = 'idempotency-key';

const rateLimited = (seconds: number) =>
  problemResponse('rate-limited', {'Retry-After': String(seconds)});

const gatewayError = (status: number) => ({status, body: '<html><h1>Bad gateway</h1></html>'});

/** Fails every second of the first 40 requests, before or after it takes effect. */
const withFailures = (scenario: Scenario): Scenario => {
  let requests = 0;
  const failures: Scenario[] = [
    () => connectionLost,
    () => problemResponse('rate-limited'),
    () => rateLimited(12),
    (...request) => ({...scenario(...request)!, isTruncated: true}),
    (...request) => ({...scenario(...request), ...gatewayError(504)}),
    () => problemResponse('unavailable', {'Retry-After': 'Wed, 26 Nov 2025 08:00:00 GMT'}),
  ];
  return (...request) => {
    requests += 1;
    const respond =
      requests % 2 && requests < 40 ? failures[((requests - 1) / 2) % failures.length]! : scenario;
    return respond(...request);
  };
};

/**
 * Items that change while being read: the first one, and one near the reader's position. Both move
 * to the end.
 */
const changingItems = (length: number, secondOf: (index: number) => number): Scenario => {
  const timestamp = (second: number) =>
    new Date(Date.UTC(2025, 0, 1) + second * 1000).toISOString().replace('.000', '');
  const items = Array.from({length}, (_, index) => ({
    id: `ACT-${index + 1}`,
    title: `Action ${index + 1}`,
    updated_at: timestamp(secondOf(index)),
  }));
  let requests = 0;
  return ({address, query}) => {
    requests += 1;
    for (const index of [0, (requests * 97) % length]) {
      const [item] = items.splice(index, 1);
      items.push({...item!, updated_at: timestamp(10_000_000 + requests)});
    }
    const page = Number(query.get('page') ?? 1);
    const size = Number(query.get('page_size'));
    if (page * size > 10_000) {
      return problemResponse('invalid-request');
    }
    const [same, from, after] = ['', '[gte]', '[gt]'].map((op) =>
      query.get(`filter[updated_at]${op}`),
    );
    const matching = items.filter(
      ({updated_at: time}) => time === same || time >= (from ?? '~') || time > (after ?? '~'),
    );
    const total_pages = Math.ceil(matching.length / size);
    const link = (number: number) => {
      query.set('page', String(number));
      return `${address.split('?')[0]}?${query}`;
    };
    return {
      status: 200,
      body: {
        data: matching.slice((page - 1) * size, page * size),
        meta: {page, page_size: size, total: matching.length, total_pages},
        links: {
          ...{self: link(page), first: link(1), last: link(Math.min(total_pages, 10_000 / size))},
          ...{prev: null, next: page < total_pages ? link(page + 1) : null},
        },
      },
    };
  };
};

/** A record that someone else changes between its first read and its first update. */
const changedConcurrently = (progress: number, record = {version: 1}): Scenario => {
  const {data: created, ...item} = exampleOf('action-created');
  let data = created;
  return ({method, headers, requestBody}) => {
    if (method === 'PATCH') {
      if (record.version === 1) {
        record.version = 2;
        data = {...data, ...{progress}};
      }
      if (headers['if-match'] !== `"${record.version}"`) {
        return problemResponse('precondition-failed');
      }
      record.version += 1;
      data = {...data, ...(JSON.parse(requestBody) as object)};
    }
    return {status: 200, headers: {ETag: `"${record.version}"`}, body: {...item, data}};
  };
};

const runWithReads = (maxReads: number): Scenario => {
  const {data, ...queued} = exampleOf('run-queued');
  let reads = 0;
  return () => {
    reads += 1;
    const status = reads > maxReads ? 'completed' : reads > 1 ? 'running' : 'queued';
    return {status: 200, body: {...queued, data: {...data, status}}};
  };
};

describe.each(['curl', 'javascript', 'python'] as const)('the programs in %s', (language) => {
  const run = async (name: string, scenario: Scenario) => {
    const code = contentSite.programs[name]![language];
    const result = await runOnMock(language, code, scopes, scenario);
    expect(result.exchanges.flatMap(({faults}) => faults)).toEqual([]);
    return result;
  };
  const operationsIn = (exchanges: Exchange[]) =>
    exchanges.map(({operation, status}) => `${operation} ${status}`).join();

  const idsIn = (printed: string) =>
    printed
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]);

  it.each<[number, (index: number) => number]>([
    [25_000, (index) => Math.floor(index / 3)],
    [9_000, () => 0],
  ])('reads %i changing items, and prints each once', async (length, secondOf) => {
    const scenario = withFailures(changingItems(length, secondOf));
    const {code, stdout, stderr, exchanges} = await run('every-item', scenario);
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    const ids = idsIn(stdout);
    expect([ids.length, new Set(ids).size]).toEqual([length, length]);
    const {endpointOf, faultsInResponse} = schemasOf('en');
    for (const exchange of [exchanges[1], exchanges.at(-1)]) {
      expect(faultsInResponse(endpointOf('listItems')!, 200, exchange!.body)).toEqual([]);
    }
  });

  it("lists the items it can't read, if more than 10,000 have the same time", async () => {
    const {code, stdout, stderr} = await run(
      'every-item',
      changingItems(12_000, () => 0),
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain('More than 10,000 items changed at 2025-01-01T00:00:00Z');
    const ids = idsIn(stdout);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('fails if the list repeats its first page', async () => {
    const first = changingItems(9_000, Math.floor)(
      {
        address: '',
        query: new URLSearchParams('page_size=200&filter[updated_at][gte]='),
      } as Exchange,
      1,
    );
    const {code, stderr, exchanges} = await run('every-item', () => first);
    expect([code, exchanges.length]).toEqual([1, 2]);
    expect(stderr).toContain('The list does not go on after 2025-01-01T00:03:2');
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
    expect({code, waits}).toEqual({code: 0, waits: [12, 2, 4, 8, 16]});
    expect(exchanges.map(({status}) => status)).toEqual([429, 429, 502, 503, 0, 200]);
  });

  it.each([
    [problemResponse('forbidden'), 1, '/problems/forbidden'],
    [problemResponse('internal-error'), 6, '/problems/internal-error'],
    [{status: 409, body: {...exampleOf('conflict'), code: 'M-PRJ-02'}}, 1, 'M-PRJ-02'],
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

  it('accepts a response without a body', async () => {
    const program = contentSite.programs['wait-when-limited']![language];
    const code = program.replace(/GET(.*)\/items\?page_size=200/, 'DELETE$1/items/ACT-207');
    const {exchanges} = await runOnMock(language, code, scopes);
    expect(operationsIn(exchanges)).toBe('deleteItem 204');
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
    expect({code, waits}).toEqual({code: 0, waits: [1, 2, 4, 7]});
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

  it.each([0, 1, 2, 3, 4, 5])(
    'updates a record once, even if responses are lost (%i)',
    async (offset) => {
      const record = {version: 1};
      const scenario = withFailures(changedConcurrently(0, record));
      // Start with another failure each time.
      Array.from({length: 2 * offset}, (_, count) => scenario({method: 'GET'} as Exchange, count));
      const {code, stderr} = await run('change-safely', scenario);
      expect({code, stderr, version: record.version}).toEqual({code: 0, stderr: '', version: 3});
    },
  );

  it("doesn't overwrite someone else's change", async () => {
    const {code, stderr, exchanges} = await run('change-safely', changedConcurrently(50));
    expect(code).not.toBe(0);
    expect(operationsIn(exchanges)).toBe('getItem 200,updateItem 412,getItem 200');
    expect(stderr).toContain('/problems/precondition-failed');
  });

  it('follows a run of 60 minutes to its end, and gives up on endless ones', async () => {
    const total = (waits: number[]) => waits.reduce((sum, wait) => sum + wait, 0);
    const {code, stdout, waits} = await run('follow-run', runWithReads(71));
    expect([code, stdout, total(waits)]).toEqual([0, 'completed\n', 3600]);
    const {stderr} = await run('follow-run', withFailures(runWithReads(12)));
    expect(stderr).toBe('');
    const endless = await run('follow-run', runWithReads(Infinity));
    expect([endless.code, total(endless.waits)]).toEqual([1, 4500]);
    expect(endless.stderr).toContain('/api/v1/runs/RUN-303 has not ended after 75 minutes');
  });
});
