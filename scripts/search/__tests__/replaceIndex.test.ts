import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {SearchRecord} from '../../../src/plugins/search/records/record';
import {
  startProvider,
  type Fault,
  type LoggedRequest,
  type Provider,
} from '../../../tests/support/provider';
import type {IndexContent} from '../indexContent';
import {indexSettings} from '../indexSettings';
import {replaceIndex} from '../replaceIndex';
import {toSynonyms} from '../synonyms';
import {clientOf, record} from './fixtures';

const oldRecords = [record('en', 'glossary', 'Glossary'), record('en', 'old', 'Old page')];
const manyRecords: SearchRecord[] = Array.from({length: 1200}, (_, place) =>
  record('en', `page-${place}`, `Page ${place}`),
);
const rule = {objectID: 'promote', consequence: {promote: [{objectID: 'a', position: 0}]}};

const contentOf = (records: SearchRecord[]): IndexContent => ({
  records,
  settings: indexSettings,
  synonyms: toSynonyms([{typed: ['gantt'], adds: ['roadmap']}], 'en'),
});

let provider: Provider;
let lines: string[];

beforeEach(async () => {
  provider = await startProvider();
  lines = [];
});

afterEach(() => provider.stop());

const push = (content: IndexContent, apiKey?: string) =>
  replaceIndex(clientOf(provider, apiKey), 'guide', content, {
    say: (line) => lines.push(line),
    pause: () => 1,
  });

/** What a failed push says. */
async function failedPush(content: IndexContent, apiKey?: string): Promise<string> {
  const error = await push(content, apiKey).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message;
}

function loadLive() {
  provider.store.load('guide', {objects: oldRecords, settings: indexSettings, rules: [rule]});
  return provider.store.snapshot();
}

const isBatch = ({path}: LoggedRequest) => path.endsWith('/batch') && !path.includes('synonyms');
const isMove = ({body}: LoggedRequest) => (body as {operation?: string}).operation === 'move';
const isDelete = ({method}: LoggedRequest) => method === 'DELETE';

describe('replaceIndex', () => {
  it('makes an index that was not there: records, settings, synonyms', async () => {
    await push(contentOf(manyRecords));
    const {guide, ...others} = provider.store.snapshot();
    expect(others).toEqual({});
    expect(guide?.objects).toEqual(manyRecords);
    expect(guide?.settings).toEqual(indexSettings);
    expect(guide?.synonyms).toMatchObject([{objectID: 'en-gantt', synonyms: ['roadmap']}]);
  });

  it('says each step, and how many records are sent, one plain line each', async () => {
    await push(contentOf(manyRecords));
    expect(lines).toEqual([
      'Reading the live index…',
      expect.stringMatching(/^Making the temporary index guide_tmp_\d{17}…$/),
      'Sending records…',
      '  500 of 1200 records sent',
      '  1000 of 1200 records sent',
      '  1200 of 1200 records sent',
      'Waiting for the provider to index them…',
      'Counting the records of the temporary index…',
      'Replacing the live index…',
    ]);
  });

  it('counts sections, not the pages that a search groups them by', async () => {
    const page = record('en', 'glossary', 'Glossary');
    const sections = Array.from({length: 5}, (_, place) => ({
      ...page,
      objectID: `${page.objectID}#${place}`,
    }));
    await push(contentOf(sections));
    expect(provider.store.snapshot().guide?.objects).toEqual(sections);
  });

  it('replaces what was there, and keeps the rules of the dashboard', async () => {
    loadLive();
    const changed = {...record('en', 'glossary', 'Glossary'), content: 'New.'};
    await push(contentOf([changed, record('en', 'new', 'New page')]));
    const {guide, ...others} = provider.store.snapshot();
    expect(others).toEqual({});
    expect(guide?.objects).toEqual([changed, record('en', 'new', 'New page')]);
    expect(guide?.rules).toEqual([rule]);
  });

  it('waits for slow tasks before it counts and replaces', async () => {
    loadLive();
    provider.store.polls = 3;
    await push(contentOf(manyRecords));
    expect(provider.store.snapshot().guide?.objects).toHaveLength(1200);
  });

  it('leaves readers the old records or the new ones at every moment', async () => {
    loadLive();
    provider.store.polls = 2;
    let done = false;
    const seen = new Set<number | undefined>();
    const reader = clientOf(provider, 'searchkey');
    const read = async () => {
      while (!done) {
        const {nbHits} = await reader.searchSingleIndex({
          indexName: 'guide',
          searchParams: {query: '', distinct: false, hitsPerPage: 1},
        });
        seen.add(nbHits);
      }
    };
    const reading = read();
    await push(contentOf(manyRecords));
    done = true;
    await reading;
    expect([...seen].every((count) => count === 2 || count === 1200)).toBe(true);
    expect(seen).toContain(2);
  });

  it.each([
    ['a wrong key', 'wrong', 'Check TELESCOPE_ALGOLIA_APP_ID and TELESCOPE_ALGOLIA_ADMIN_KEY.'],
    [
      'the search-only key',
      'searchkey',
      'The key in TELESCOPE_ALGOLIA_ADMIN_KEY may not do this (Method not allowed with this API key).',
    ],
  ])('changes nothing with %s, and names the variable', async (_, key, expected) => {
    const before = loadLive();
    const message = await failedPush(contentOf(manyRecords), key);
    expect(message).toContain(expected);
    expect(message).toContain('The live index "guide" is as it was.');
    expect(message).not.toContain('temporary index');
    expect(message).not.toContain(key);
    expect(provider.store.snapshot()).toEqual(before);
  });

  const afterFirstBatch = (fault: Omit<Fault, 'when'>): Fault => {
    let batches = 0;
    return {...fault, when: (request) => isBatch(request) && ++batches > 1};
  };

  it.each<[string, Omit<Fault, 'when'>, string]>([
    ['is refused', {status: 400, body: {message: 'Record is too big'}}, 'Record is too big'],
    ['fails', {status: 503}, 'does not work as it should (status 503). Try again later.'],
    ['breaks', {drop: true}, 'No host of Algolia could be reached.'],
  ])('leaves the live index as it was when a batch %s half-way', async (_, fault, expected) => {
    const before = loadLive();
    provider.faults.push(afterFirstBatch(fault));
    const message = await failedPush(contentOf(manyRecords));
    expect(message).toContain('The push failed. Sending records 501 to 1000: ');
    expect(message).toContain(expected);
    expect(message).toMatch(/The temporary index guide_tmp_\d+ is deleted\./);
    expect(message).toContain('The live index "guide" is as it was.');
    expect(provider.store.snapshot()).toEqual(before);
  });

  it('does not replace by an index that has not all records', async () => {
    const before = loadLive();
    const twice = [...manyRecords, manyRecords[0] as SearchRecord];
    const message = await failedPush(contentOf(twice));
    expect(message).toContain('it holds 1200 records of 1201. Run the command again.');
    expect(provider.store.snapshot()).toEqual(before);
  });

  it('leaves the live index as it was when the replacement is refused', async () => {
    const before = loadLive();
    provider.faults.push({when: isMove, status: 403, body: {message: 'Index not allowed'}});
    const message = await failedPush(contentOf(manyRecords));
    expect(message).toContain('Replacing the live index: The key in TELESCOPE_ALGOLIA_ADMIN_KEY');
    expect(message).toContain('The live index "guide" is as it was.');
    expect(provider.store.snapshot()).toEqual(before);
  });

  it('claims nothing when the answer to the replacement is lost', async () => {
    loadLive();
    provider.faults.push({when: isMove, dropAnswer: true});
    const message = await failedPush(contentOf(manyRecords));
    expect(message).toContain('It is not known whether the live index "guide" has been replaced');
    expect(message).not.toContain('as it was');
    expect(Object.keys(provider.store.snapshot())).toEqual(['guide']);
  });

  it('claims nothing when the end of the replacement cannot be seen', async () => {
    loadLive();
    let moving = false;
    provider.faults.push({
      when: (request) => {
        moving ||= isMove(request);
        return moving && request.path.includes('/task/');
      },
      status: 403,
      body: {message: 'Index not allowed'},
    });
    const message = await failedPush(contentOf(manyRecords));
    expect(message).toContain('It is not known whether the live index "guide" has been replaced');
    expect(message).not.toContain('as it was');
  });

  it('says when the temporary index is left behind, and which', async () => {
    const before = loadLive();
    provider.faults.push(afterFirstBatch({status: 400, body: {message: 'Record is too big'}}), {
      when: isDelete,
      status: 503,
    });
    const message = await failedPush(contentOf(manyRecords));
    const [, left = ''] =
      /The temporary index (guide_tmp_\d+) could not be deleted\. .* Delete it in the dashboard/.exec(
        message,
      ) ?? [];
    expect(Object.keys(provider.store.snapshot())).toEqual(['guide', left]);
    expect(provider.store.snapshot().guide).toEqual(before.guide);
    expect(message).toContain('Record is too big');
    expect(message).toContain('The live index "guide" is as it was.');
  });
});
