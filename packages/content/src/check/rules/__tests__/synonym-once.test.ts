import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import {synonymOnce} from '../synonym-once';

const file = 'search/synonyms.fr.json';

/** What the rule finds in groups that stand one in a line, from the second on. */
async function find(...groups: object[]): Promise<string[]> {
  const lines = groups.map((group) => JSON.stringify(group)).join(',\n');
  const found = await findingsIn(synonymOnce, {[file]: `[\n${lines}\n]\n`});
  return found.map(({line, column, found: what}) => `${line}:${column} ${what}`);
}

it('groups that differ pass, and a language without a file', async () => {
  expect(
    await find({typed: ['gantt'], adds: ['planning']}, {typed: ['a'], adds: ['gantt']}),
  ).toEqual([]);
  expect(await findingsIn(synonymOnce, {})).toEqual([]);
});

it('a phrase that is typed twice is found, whatever its case and signs', async () => {
  expect(
    await find({typed: ['pré-requis'], adds: ['a']}, {typed: ['x', 'Pre requis'], adds: ['b']}),
  ).toEqual(['3:15 “Pre requis”, which line 2 has']);
});

it('a phrase that its own group adds is found', async () => {
  expect(await find({typed: ['etag', '412'], adds: ['conflit', 'ETag']})).toEqual([
    '2:11 “etag”, which its own group adds',
  ]);
});

it('a group of another form is refused with its place', async () => {
  await expect(find({typed: ['a']})).rejects.toThrow(
    `${file}:2:1: found no key "adds" in the object.`,
  );
});
