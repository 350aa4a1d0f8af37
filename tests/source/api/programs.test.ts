import {describe, expect, it} from 'vitest';
import {contentSite} from '../../../src/config/content';
import {exampleOf} from './support/description';
import {broken, refusal, runOnMock, scopes, type Exchange, type Scenario} from './support/mock';
import {schemasOf} from './support/schemas';

const keyName = 'idempotency-key';

const limited = (seconds: number) => refusal('rate-limited', {'Retry-After': String(seconds)});

const ofGateway = (status: number) => ({status, body: '<html><h1>Bad gateway</h1></html>'});

/** Fails every second request at first, before or after it takes effect. */
const hostile = (scenario: Scenario): Scenario => {
  let requests = 0;
  const ways: Scenario[] = [
    () => broken,
    () => refusal('rate-limited'),
    () => limited(12),
    (...request) => ({...scenario(...request)!, isCut: true}),
    (...request) => ({...scenario(...request), ...ofGateway(504)}),
    () => refusal('unavailable', {'Retry-After': 'Wed, 26 Nov 2025 08:00:00 GMT'}),
  ];
  return (...request) => {
    requests += 1;
    const way =
      requests % 2 && requests < 40 ? ways[((requests - 1) / 2) % ways.length]! : scenario;
    return way(...request);
  };
};

/**
 * Items that change while being read: the first one, and one near the reader's position. Both move
 * to the end.
 */
const changingItems = (length: number, secondOf: (index: number) => number): Scenario => {
  const at = (second: number) =>
    new Date(Date.UTC(2025, 0, 1) + second * 1000).toISOString().replace('.000', '');
  const items = Array.from({length}, (_, index) => ({
    id: `ACT-${index + 1}`,
    title: `Action ${index + 1}`,
    updated_at: at(secondOf(index)),
  }));
  let requests = 0;
  return ({address, query}) => {
    requests += 1;
    for (const index of [0, (requests * 97) % length]) {
      const [item] = items.splice(index, 1);
      items.push({...item!, updated_at: at(10_000_000 + requests)});
    }
    const page = Number(query.get('page') ?? 1);
    const size = Number(query.get('page_size'));
    if (page * size > 10_000) {
      return refusal('invalid-request');
    }
    const [same, from, after] = ['', '[gte]', '[gt]'].map((op) =>
      query.get(`filter[updated_at]${op}`),
    );
    const found = items.filter(
      ({updated_at: time}) => time === same || time >= (from ?? '~') || time > (after ?? '~'),
    );
    const total_pages = Math.ceil(found.length / size);
    const link = (number: number) => {
      query.set('page', String(number));
      return `${address.split('?')[0]}?${query}`;
    };
    return {
      status: 200,
      body: {
        data: found.slice((page - 1) * size, page * size),
        meta: {page, page_size: size, total: found.length, total_pages},
        links: {
          ...{self: link(page), first: link(1), last: link(Math.min(total_pages, 10_000 / size))},
          ...{prev: null, next: page < total_pages ? link(page + 1) : null},
        },
      },
    };
  };
};

/** A record that someone else changes between its first read and its first update. */
const changedElsewhere = (progress: number, record = {version: 1}): Scenario => {
  const {data: created, ...item} = exampleOf('action-created');
  let data = created;
  return ({method, headers, sent}) => {
    if (method === 'PATCH') {
      if (record.version === 1) {
        record.version = 2;
        data = {...data, ...{progress}};
      }
      if (headers['if-match'] !== `"${record.version}"`) {
        return refusal('precondition-failed');
      }
      record.version += 1;
      data = {...data, ...(JSON.parse(sent) as object)};
    }
    return {status: 200, headers: {ETag: `"${record.version}"`}, body: {...item, data}};
  };
};

/** A run that ends after a number of reads. */
const runOf = (most: number): Scenario => {
  const {data, ...queued} = exampleOf('run-queued');
  let readings = 0;
  return () => {
    readings += 1;
    const status = readings > most ? 'completed' : readings > 1 ? 'running' : 'queued';
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
  const asked = (exchanges: Exchange[]) =>
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
    const scenario = hostile(changingItems(length, secondOf));
    const {code, printed, said, exchanges} = await run('every-item', scenario);
    expect({code, said}).toEqual({code: 0, said: ''});
    const ids = idsIn(printed);
    expect([ids.length, new Set(ids).size]).toEqual([length, length]);
    const {placeOf, faultsInReply} = schemasOf('en');
    for (const exchange of [exchanges[1], exchanges.at(-1)]) {
      expect(faultsInReply(placeOf('listItems')!, 200, exchange!.body)).toEqual([]);
    }
  });

  it("lists the items it can't read, if more than 10,000 have the same time", async () => {
    const {code, printed, said} = await run(
      'every-item',
      changingItems(12_000, () => 0),
    );
    expect(code).not.toBe(0);
    expect(said).toContain('More than 10,000 items changed at 2025-01-01T00:00:00Z');
    const ids = idsIn(printed);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ends where a list stops', async () => {
    const first = changingItems(9_000, Math.floor)(
      {
        address: '',
        query: new URLSearchParams('page_size=200&filter[updated_at][gte]='),
      } as Exchange,
      1,
    );
    const {code, said, exchanges} = await run('every-item', () => first);
    expect([code, exchanges.length]).toEqual([1, 2]);
    expect(said).toContain('The list does not go on after 2025-01-01T00:03:2');
  });

  it('waits as long as Retry-After says, otherwise longer each time', async () => {
    const faults = [
      limited(12),
      refusal('rate-limited'),
      ofGateway(502),
      refusal('unavailable'),
      broken,
    ];
    const {code, waits, exchanges} = await run(
      'wait-when-limited',
      (_, count) => faults[count - 1],
    );
    expect({code, waits}).toEqual({code: 0, waits: [12, 2, 4, 8, 16]});
    expect(exchanges.map(({status}) => status)).toEqual([429, 429, 502, 503, 0, 200]);
  });

  it.each([
    [refusal('forbidden'), 1, '/problems/forbidden'],
    [refusal('internal-error'), 6, '/problems/internal-error'],
    [{status: 409, body: {...exampleOf('conflict'), code: 'M-PRJ-02'}}, 1, 'M-PRJ-02'],
    [ofGateway(502), 6, '/api/v1/items?page_size=200: 502 <html>'],
    [{status: 200, body: '<html>Sign in</html>'}, 6, '/api/v1/items?page_size=200: '],
  ])(
    'gives up at once on permanent errors, otherwise after six requests (%#)',
    async (fault, times, message) => {
      const {code, said, exchanges} = await run('wait-when-limited', () => fault);
      expect([code, exchanges.length]).toEqual([1, times]);
      expect(said).toContain(message);
    },
  );

  it('accepts a response without a body', async () => {
    const program = contentSite.programs['wait-when-limited']![language];
    const code = program.replace(/GET(.*)\/items\?page_size=200/, 'DELETE$1/items/ACT-207');
    const {exchanges} = await runOnMock(language, code, scopes);
    expect(asked(exchanges)).toBe('deleteItem 204');
  });

  it('creates a record once, even if responses are lost', async () => {
    const faults = [broken, ofGateway(504), refusal('rate-limited'), limited(7)];
    const {code, printed, waits, exchanges} = await run(
      'create-once',
      (_, count) => faults[count - 1],
    );
    expect({code, waits}).toEqual({code: 0, waits: [1, 2, 4, 7]});
    expect(printed).toContain('ACT-207');
    // The API repeats its first response for a known key with the same body.
    const [first, ...again] = exchanges.map(({headers, sent}) => ({sent, key: headers[keyName]}));
    expect(first!.key).toBeTruthy();
    expect(again).toEqual(Array(4).fill(first));
  });

  it('updates a record that someone else has changed', async () => {
    const {code, said, exchanges} = await run('change-safely', changedElsewhere(0));
    expect({code, said}).toEqual({code: 0, said: ''});
    expect(asked(exchanges)).toBe('getItem 200,updateItem 412,getItem 200,updateItem 200');
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'updates a record once, even if responses are lost (%i)',
    async (offset) => {
      const record = {version: 1};
      const scenario = hostile(changedElsewhere(0, record));
      // Start with another failure each time.
      Array.from({length: 2 * offset}, (_, count) => scenario({method: 'GET'} as Exchange, count));
      const {code, said} = await run('change-safely', scenario);
      expect({code, said, version: record.version}).toEqual({code: 0, said: '', version: 3});
    },
  );

  it("doesn't overwrite someone else's change", async () => {
    const {code, said, exchanges} = await run('change-safely', changedElsewhere(50));
    expect(code).not.toBe(0);
    expect(asked(exchanges)).toBe('getItem 200,updateItem 412,getItem 200');
    expect(said).toContain('/problems/precondition-failed');
  });

  it('follows a run of 60 minutes to its end, and gives up on endless ones', async () => {
    const total = (waits: number[]) => waits.reduce((sum, wait) => sum + wait, 0);
    const {code, printed, waits} = await run('follow-run', runOf(71));
    expect([code, printed, total(waits)]).toEqual([0, 'completed\n', 3600]);
    const {said} = await run('follow-run', hostile(runOf(12)));
    expect(said).toBe('');
    const endless = await run('follow-run', runOf(Infinity));
    expect([endless.code, total(endless.waits)]).toEqual([1, 4500]);
    expect(endless.said).toContain('/api/v1/runs/RUN-303 has not ended after 75 minutes');
  });
});
