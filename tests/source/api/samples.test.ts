import pMap from 'p-map';
import {describe, expect, it} from 'vitest';
import {contentSite} from '../../../src/config/content';
import {locales} from '../../support/contract';
import {exampleOf} from './support/description';
import {broken, refusal, runOnMock, type Exchange, type Scenario} from './support/mock';
import {apiPages, blocksOf, codeOf} from './support/pages';
import {schemasOf} from './support/schemas';

const scopes = ['projects', 'roadmaps', 'structures'].map((family) => `${family}:write`);
scopes.push('datasets:run', 'users:read');

describe('every sample runs, in each language', () => {
  /** Of a sample that is refused on its page, which shows the problem. */
  const problemOf = (example: string | undefined, code: string) =>
    example === 'wrong-dates' || code.includes('"title": "Order spare validators"}')
      ? 'validation-error'
      : '';
  const samples = locales.flatMap((locale) =>
    apiPages(locale)
      .flatMap(blocksOf)
      .filter(({program}) => !program)
      .flatMap((block) =>
        codeOf(block, locale).map(([language, code]) => {
          const problem = problemOf(block.sample?.example, code);
          return {place: block.place, language, code, problem};
        }),
      ),
  );
  // The POST interface has no description; `read` asks a person.
  const distinct = [...new Map(samples.map((sample) => [sample.code, sample])).values()].filter(
    ({code}) => !/\/api\/post|^read /m.test(code),
  );

  it('and asks once, for what the description allows', async () => {
    expect(distinct.length).toBeGreaterThan(80);
    const faults = await pMap(
      distinct,
      async ({place, language, code, problem}) => {
        const {exchanges, ...run} = await runOnMock(language, code, scopes);
        const [exchange] = exchanges;
        const isRight =
          exchanges.length === 1 &&
          exchange!.faults.length === 0 &&
          exchange!.problem === problem &&
          (problem === ''
            ? run.code === 0
            : run.code !== 0 && (run.said + run.printed).includes(`/problems/${problem}`));
        return isRight ? [] : [{place, language, ...run, exchanges}];
      },
      {concurrency: 3},
    );
    expect(faults.flat()).toEqual([]);
  });

  it('and one that asks for more is found', async () => {
    const ask = async (request: string, given = scopes) => {
      const code = `curl -H "Authorization: Bearer $TELESCOPE_TOKEN" ${request}`;
      const {exchanges} = await runOnMock('curl', code, given);
      return exchanges.flatMap(({faults, problem}) => [...faults, problem].filter(Boolean));
    };
    const items = '"https://brumeval.telescope.example/api/v1/projects/PRJ-101/items';
    const send = (body: object) =>
      `-X POST ${items}" -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;
    expect(await ask(`${items}?page_size=300"`, [])).toEqual([
      'page_size: 300 data must be <= 200',
      'listProjectItems needs projects:read',
    ]);
    const spares = exampleOf('order-spares');
    expect(await ask(send(spares))).toEqual([]);
    expect(await ask(send({...spares, colour: 'red'}))).toEqual(['validation-error']);
  });
});

const keyName = 'idempotency-key';

const limited = (seconds: number) => refusal('rate-limited', {'Retry-After': String(seconds)});

const items = Array.from({length: 10_002}, (_, index) => ({
  id: `ACT-${index + 1}`,
  title: `Action ${index + 1}`,
  updated_at: new Date(Date.UTC(2025, 0, 1) + Math.floor(index / 3) * 1000)
    .toISOString()
    .replace('.000', ''),
}));

/** Of a list, the API gives the first 10,000 records. */
const manyItems: Scenario = ({address, query}) => {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size'));
  if (page * size > 10_000) {
    return refusal('invalid-request');
  }
  const since = query.get('filter[updated_at][gte]') ?? '';
  const found = items.filter((item) => item.updated_at >= since);
  const total_pages = Math.ceil(found.length / size);
  const last = Math.min(total_pages, 10_000 / size);
  const at = (number: number) => {
    query.set('page', String(number));
    return `${address.split('?')[0]}?${query}`;
  };
  return {
    status: 200,
    body: {
      data: found.slice((page - 1) * size, page * size),
      meta: {page, page_size: size, total: found.length, total_pages},
      links: {
        ...{self: at(page), first: at(1), last: at(last)},
        ...{prev: page > 1 ? at(page - 1) : null, next: page < last ? at(page + 1) : null},
      },
    },
  };
};

/** Somebody else changes a record between the first time that it is read and the first change of it. */
const changedElsewhere = (progress: number): Scenario => {
  let version = 1;
  return ({method, headers}, count) => {
    if (method === 'GET') {
      const {data, ...item} = exampleOf('action-created');
      const read = {...data, progress: count === 1 ? 0 : progress};
      return {status: 200, headers: {ETag: `"${version}"`}, body: {...item, data: read}};
    }
    version = 2;
    return headers['if-match'] === '"2"' ? undefined : refusal('precondition-failed');
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

  it('reads every item, also those after record 10,000, and prints each once', async () => {
    const {code, printed, said, exchanges} = await run('every-item', manyItems);
    expect({code, said}).toEqual({code: 0, said: ''});
    const lines = printed.trim().split('\n');
    const ids = lines.map((line) => (JSON.parse(line) as {id: string}).id);
    expect(ids.length).toBe(10_002);
    expect(new Set(ids).size).toBe(10_002);
    expect(exchanges.length).toBe(51);
    const {placeOf, faultsInReply} = schemasOf('en');
    for (const exchange of [exchanges[0], exchanges.at(-1)]) {
      expect(faultsInReply(placeOf('listItems')!, 200, exchange!.body)).toEqual([]);
    }
  });

  it('waits as long as Retry-After says', async () => {
    const {code, waits, exchanges} = await run('wait-when-limited', (_, count) =>
      count <= 2 ? limited(12) : undefined,
    );
    expect({code, waits}).toEqual({code: 0, waits: [12, 12]});
    expect(asked(exchanges)).toBe('listItems 429,listItems 429,listItems 200');
  });

  it('gives up at once on an error that does not pass, and says which', async () => {
    const {code, waits, said, exchanges} = await run('wait-when-limited', () =>
      refusal('unavailable'),
    );
    expect(code).not.toBe(0);
    expect({waits, asked: asked(exchanges)}).toEqual({waits: [], asked: 'listItems 503'});
    expect(said).toContain('/problems/unavailable');
  });

  it('creates a record once, though its first reply is lost and the second is refused', async () => {
    const {code, printed, waits, exchanges} = await run('create-once', (_, count) =>
      count === 1 ? broken : count === 2 ? limited(7) : undefined,
    );
    expect({code, waits}).toEqual({code: 0, waits: [1, 7]});
    expect(printed).toContain('ACT-207');
    expect(exchanges.map(({status}) => status)).toEqual([0, 429, 201]);
    // The API gives the first reply again for a key that it knows, with the same body.
    const [first, ...again] = exchanges.map(({headers, sent}) => ({sent, key: headers[keyName]}));
    expect(first!.key).toBeTruthy();
    expect(again).toEqual([first, first]);
  });

  it('changes a record that somebody else has changed elsewhere', async () => {
    const {code, said, exchanges} = await run('change-safely', changedElsewhere(0));
    expect({code, said}).toEqual({code: 0, said: ''});
    expect(asked(exchanges)).toBe('getItem 200,updateItem 412,getItem 200,updateItem 200');
  });

  it('does not overwrite what somebody else has changed', async () => {
    const {code, said, exchanges} = await run('change-safely', changedElsewhere(50));
    expect(code).not.toBe(0);
    expect(asked(exchanges)).toBe('getItem 200,updateItem 412,getItem 200');
    expect(said).toContain('/problems/precondition-failed');
  });

  it('follows a run to its end', async () => {
    const {data, ...queued} = exampleOf('run-queued');
    const states = ['queued', 'running', 'completed'];
    const {code, printed, waits} = await run('follow-run', (_, count) => ({
      status: 200,
      body: {...queued, data: {...data, status: states[count - 1]}},
    }));
    expect({code, printed, waits}).toEqual({code: 0, printed: 'completed\n', waits: [5, 5]});
  });
});
