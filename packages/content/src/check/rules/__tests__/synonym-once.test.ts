import {expect, it} from 'vitest';
import {foundIn} from '../../__tests__/findingsIn';
import {synonymOnce} from '../synonym-once';

const file = 'search/synonyms.fr.json';

/** What the rule finds in groups that stand one in a line, from the second on. */
const find = (...groups: object[]) => {
  const lines = groups.map((group) => JSON.stringify(group)).join(',\n');
  return foundIn(synonymOnce, {[file]: `[\n${lines}\n]\n`});
};

it('groups that differ pass, and a language without a file', async () => {
  expect(
    await find({typed: ['gantt'], adds: ['planning']}, {typed: ['a'], adds: ['gantt']}),
  ).toEqual([]);
  expect(await foundIn(synonymOnce, {})).toEqual([]);
});

it('a phrase is found that is typed twice, whatever its case and signs, or that its own group adds', async () => {
  expect(
    await find(
      {typed: ['pré-requis'], adds: ['a']},
      {typed: ['x', 'Pre requis'], adds: ['b']},
      {typed: ['etag', '412'], adds: ['conflit', 'ETag']},
    ),
  ).toEqual([
    `${file}:3 “Pre requis”, which line 2 has`,
    `${file}:4 “etag”, which its own group adds`,
  ]);
});

it('a group of another form is refused with its place', async () => {
  await expect(find({typed: ['a']})).rejects.toThrow(`${file}:2:1: found no key "adds"`);
});
