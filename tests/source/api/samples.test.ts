import pMap from 'p-map';
import {afterAll, beforeAll, beforeEach, describe, expect, inject, it} from 'vitest';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';
import {startMock, tokenWith, type Mock, type Scenario} from './support/mock';
import {apiPages, blocksOf, codeOf} from './support/pages';
import {runCode} from './support/runCode';
import {readSchemas} from './support/schemas';
import {contentSite} from '../../../src/config/content';

const schemas = readSchemas(describeApi('en'));
const everyScope = [
  'projects:write',
  'roadmaps:write',
  'structures:write',
  'datasets:run',
  'users:read',
];
const token = tokenWith(...everyScope);

/** Each is refused on its page, which shows the problem. */
const refused: Record<string, string> = {'wrong-dates': 'validation-error'};

/** Commands that are written on a page. */
const refusedCommands: [RegExp, string][] = [
  [/-d '\{"type": "action", "title": "Order spare validators"\}'/, 'validation-error'],
];

describe('every sample runs, in each language', () => {
  const samples = locales.flatMap((locale) =>
    apiPages(locale)
      .flatMap(blocksOf)
      .filter(({program}) => !program)
      .flatMap((block) =>
        codeOf(block, locale).map(([language, code]) => ({
          place: block.place,
          language,
          code,
          problem:
            refused[block.sample?.example ?? ''] ??
            refusedCommands.find(([pattern]) => pattern.test(code))?.[1],
        })),
      ),
  );
  // The POST interface has no description; `read` asks a person.
  const distinct = [...new Map(samples.map((sample) => [sample.code, sample])).values()].filter(
    ({code}) => !/\/api\/post|^read /m.test(code),
  );

  it('and asks what the description allows', async () => {
    expect(distinct.length).toBeGreaterThan(80);
    const said = await pMap(
      distinct,
      async ({place, language, code, problem}) => {
        const mock = await startMock(schemas, inject('prism'));
        const run = await runCode(language, code, {origin: mock.origin, token});
        await mock.close();
        const problems = mock.exchanges.map((exchange) => exchange.problem);
        const told = run.said + run.printed;
        const isRight =
          problems.length === 1 &&
          problems[0] === problem &&
          (run.code === 0) === (problem === undefined) &&
          (problem === undefined || told.includes(`/problems/${problem}`));
        return isRight
          ? []
          : [`${place} ${language} ended with ${run.code} (${problems.join()}): ${told}`];
      },
      {concurrency: 3},
    );
    expect(said.flat()).toEqual([]);
  });
});

describe.each(['curl', 'javascript', 'python'] as const)('the programs in %s', (language) => {
  let mock: Mock;
  let scenario: Scenario | undefined;
  beforeAll(async () => {
    mock = await startMock(schemas, inject('prism'), (...asked) => scenario?.(...asked));
  });
  beforeEach(() => {
    scenario = undefined;
    mock.reset();
  });
  afterAll(() => mock.close());

  const run = (name: string) =>
    runCode(language, contentSite.programs[name]![language], {origin: mock.origin, token});
  const asked = () => mock.exchanges.map(({operation, status}) => `${operation} ${status}`);

  it('reads every item, also those after record 10,000, and prints each once', async () => {
    const items = Array.from({length: 10_002}, (_, index) => ({
      id: `ACT-${index + 1}`,
      title: `Action ${index + 1}`,
      updated_at: new Date(Date.UTC(2025, 0, 1) + Math.floor(index / 3) * 1000)
        .toISOString()
        .replace('.000', ''),
    }));
    scenario = ({address, query}) => {
      const page = Number(query.get('page') ?? 1);
      const size = Number(query.get('page_size'));
      const since = query.get('filter[updated_at][gte]') ?? '';
      const found = items.filter((item) => item.updated_at >= since);
      const isLast = page * size >= Math.min(found.length, 10_000);
      const [path] = address.split('?');
      const at = (number: number) => {
        query.set('page', String(number));
        return `${path}?${query}`;
      };
      const total_pages = Math.ceil(found.length / size);
      return {
        status: 200,
        body: {
          data: found.slice((page - 1) * size, page * size),
          meta: {page, page_size: size, total: found.length, total_pages},
          links: {
            self: at(page),
            first: at(1),
            prev: page > 1 ? at(page - 1) : null,
            last: at(Math.min(total_pages, 50)),
            next: isLast ? null : at(page + 1),
          },
        },
      };
    };
    const {code, printed, said} = await run('every-item');
    expect({code, said}).toEqual({code: 0, said: ''});
    const ids = printed
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as {id: string}).id);
    expect(ids.length).toBe(10_002);
    expect(new Set(ids).size).toBe(10_002);
    expect(asked().length).toBe(51);
    const [first, last] = [mock.exchanges[0]!, mock.exchanges.at(-1)!];
    const place = schemas.placeOf('listItems')!;
    expect(schemas.faultsInReply(place, 200, first.body)).toEqual([]);
    expect(schemas.faultsInReply(place, 200, last.body)).toEqual([]);
  });

  it('waits as long as Retry-After says', async () => {
    scenario = (_, count) => (count <= 2 ? limited(12) : undefined);
    const {code, waits} = await run('wait-when-limited');
    expect(code).toBe(0);
    expect(waits).toEqual([12, 12]);
    expect(asked()).toEqual(['listItems 429', 'listItems 429', 'listItems 200']);
  });

  it('gives up at once on an error that does not pass, and says which', async () => {
    scenario = () => ({status: 503, body: problem('unavailable')});
    const {code, waits, said} = await run('wait-when-limited');
    expect(code).not.toBe(0);
    expect({waits, asked: asked()}).toEqual({waits: [], asked: ['listItems 503']});
    expect(said).toContain('/problems/unavailable');
  });

  it('creates a record once, though its first reply is lost and the second is refused', async () => {
    scenario = (_, count) => (count === 1 ? 'broken' : count === 2 ? limited(7) : undefined);
    const {code, printed, waits} = await run('create-once');
    expect({code, waits}).toEqual({code: 0, waits: [1, 7]});
    expect(printed).toContain('ACT-207');
    expect(mock.exchanges.at(-1)).toMatchObject({
      operation: 'createProjectItem',
      status: 201,
      headers: {'Idempotent-Replayed': 'true'},
    });
  });

  it('changes a record that somebody else has changed elsewhere', async () => {
    scenario = ({place}, count) => {
      if (place.method === 'patch' && count === 1) {
        mock.changeElsewhere('/items/ACT-207');
      }
      return undefined;
    };
    const {code, said} = await run('change-safely');
    expect({code, said}).toEqual({code: 0, said: ''});
    expect(asked()).toEqual(['getItem 200', 'updateItem 412', 'getItem 200', 'updateItem 200']);
  });

  it('does not overwrite what somebody else has changed', async () => {
    scenario = ({place}, count) => {
      const item = schemas.description.document.components.examples!['action-created']!.value as {
        data: object;
      };
      const progress = count === 1 ? 0 : 50;
      return place.method === 'get'
        ? {
            status: 200,
            headers: {ETag: `"${count}"`},
            body: {...item, data: {...item.data, progress}},
          }
        : undefined;
    };
    mock.changeElsewhere('/items/ACT-207');
    const {code, said} = await run('change-safely');
    expect(code).not.toBe(0);
    expect(asked()).toEqual(['getItem 200', 'updateItem 412', 'getItem 200']);
    expect(said).toContain('/problems/precondition-failed');
  });

  it('follows a run to its end', async () => {
    const queued = schemas.description.document.components.examples!['run-queued']!.value as {
      data: object;
    };
    const states = ['queued', 'running', 'completed'];
    scenario = (_, count) => ({
      status: 200,
      body: {...queued, data: {...queued.data, status: states[count - 1]}},
    });
    const {code, printed, waits} = await run('follow-run');
    expect({code, printed: printed.trim(), waits}).toEqual({
      code: 0,
      printed: 'completed',
      waits: [5, 5],
    });
  });

  const problem = (slug: string) =>
    schemas.description.document.components.examples![slug]!.value as object;
  const limited = (seconds: number) => ({
    status: 429,
    headers: {'Retry-After': String(seconds)},
    body: problem('rate-limited'),
  });
});
