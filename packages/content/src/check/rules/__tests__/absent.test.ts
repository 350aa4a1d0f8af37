import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import type {Rule} from '../../rule';
import {absentOnce} from '../absent-once';
import {absentSame} from '../absent-same';
import {absentSee} from '../absent-see';
import {absentWording} from '../absent-wording';

const rules = [absentSee, absentOnce, absentSame, absentWording];
const english = 'search/absent.en.json';
const french = 'search/absent.fr.json';

const page = [
  ...['---', 'id: list', 'title: The list', '---', 'Text.'],
  ...['## Bulk edit {#bulk-edit}', '#### Detail {#detail}'],
].join('\n\n');

/** Something that is absent: what a test does not ask about is as it should be. */
const feature = (id: string, own: object = {}) => ({
  ...{id, asked: [`${id} app`], says: 'There is none.', instead: '', see: ['views/list']},
  ...own,
});
/** As it is written, one key or text a line: a feature with one phrase and one page has eleven. */
const written = (...features: object[]) => `${JSON.stringify(features, null, 2)}\n`;

/** What a rule finds beside a page: line, and what was found. */
async function find(rule: Rule, files: Record<string, string>): Promise<string[]> {
  const found = await findingsIn(rule, {'docs/views/table.mdx': page, ...files});
  return found.map(({file, line, found: what}) => `${file}:${line} ${what}`);
}

it.each(rules)('$name passes what is right, and a language without a file', async (rule) => {
  const see = ['views/list', 'views/list#bulk-edit'];
  const text = written(feature('chat', {see}), feature('sms', {instead: 'Write an e-mail.'}));
  expect(await find(rule, {[english]: text})).toEqual([]);
  expect(await find(rule, {[french]: text})).toEqual([]);
  expect(await find(rule, {[english]: text, [french]: text})).toEqual([]);
  expect(await find(rule, {})).toEqual([]);
});

it.each([
  ['views/lists', '"views/lists", whose page is not there', 'Near it: views/list.'],
  [
    'views/list#bulk-edits',
    '"views/list#bulk-edits", which is no section of docs/views/table.mdx',
    'Near it: bulk-edit.',
  ],
  ['views/list#detail', '"views/list#detail", which is no section of docs/views/table.mdx', ''],
  ['views/list#', '"views/list#", which is no section of docs/views/table.mdx', ''],
])('%j is found, which leads nowhere', async (see, what, near) => {
  const text = written(feature('chat', {see: ['views/list', see]}));
  const files = {'docs/views/table.mdx': page, [english]: text};
  const [found, ...more] = await findingsIn(absentSee, files);
  expect(found).toMatchObject({file: english, line: 11, found: what});
  expect(found!.remedy).toContain(near);
  expect(more).toEqual([]);
});

it('a page that is no valid MDX has sections that nobody knows', async () => {
  const text = written(feature('chat', {see: ['views/list#nowhere']}));
  const files = {[english]: text, 'docs/views/table.mdx': page.replace('Text.', 'A <Card> B.')};
  expect(await find(absentSee, files)).toEqual([]);
});

it('an id and a phrase that stand twice are found, whatever case, signs and order of words', async () => {
  const text = written(
    feature('chat', {asked: ['Réunion vidéo']}),
    feature('chat', {asked: ['video, reunion']}),
  );
  expect(await find(absentOnce, {[english]: text})).toEqual([
    `${english}:14 the id "chat", which line 3 has`,
    `${english}:16 “video, reunion”, by which “chat” is asked for on line 5`,
  ]);
});

it('what a language lacks, has alone, or has in another order is found', async () => {
  const compare = (...ids: string[]) =>
    find(absentSame, {
      [english]: written(feature('chat'), feature('sms'), feature('wiki')),
      [french]: written(...ids.map((id) => feature(id))),
    });
  expect(await compare('chat', 'wiki')).toEqual([
    `${french}:3 no entry "sms", which line 14 of ${english} has`,
  ]);
  expect(await compare('sms', 'wiki')).toEqual([
    `${french}:1 no entry "chat", which line 3 of ${english} has`,
  ]);
  expect(await compare('chat', 'sms', 'leave', 'wiki')).toEqual([
    `${french}:25 the entry "leave", which ${english} has not`,
  ]);
  expect(await compare('chat', 'wiki', 'sms')).toEqual([
    `${french}:14 the entry "wiki", where ${english} has "sms"`,
  ]);
  // Another rule says so.
  expect(await compare('chat', 'sms', 'sms', 'wiki')).toEqual([]);
});

it('other pages to see in a language are found', async () => {
  const see = ['views/list', 'views/list#bulk-edit'];
  const files = {
    [english]: written(feature('chat', {see})),
    [french]: written(feature('chat', {see: see.toReversed()})),
  };
  expect(await find(absentSame, files)).toEqual([
    `${french}:9 "chat" leads to ["views/list#bulk-edit", "views/list"]`,
  ]);
});

const phrases = (count: number) => Array.from({length: count}, (_, index) => `phrase ${index}`);

it.each([
  [{asked: []}, '4 0 phrases that ask for "chat"'],
  [{asked: phrases(13)}, '4 13 phrases that ask for "chat"'],
  [{asked: ['one two three four five']}, '5 “one two three four five”, of 5 words'],
  [{asked: [' ?']}, '5 “ ?”, of 0 words'],
  [{says: ''}, '7 “” as "says"'],
  [{says: 'There is none'}, '7 “There is none” as "says"'],
  [{says: 'There is none...'}, '7 “There is none...” as "says"'],
  [{says: `${'é'.repeat(140)}.`}, `7 141 characters in "says": “${'é'.repeat(60)}…”`],
  [{instead: 'Write'}, '8 “Write” as "instead"'],
  [{instead: `${'é'.repeat(120)}.`}, `8 121 characters in "instead": “${'é'.repeat(60)}…”`],
])('%j is found', async (own, what) => {
  const files = {[english]: written(feature('chat', own))};
  expect(await find(absentWording, files)).toEqual([`${english}:${what}`]);
});

it('the most that may be is not found', async () => {
  const most = {
    asked: [...phrases(11), 'one two-and-a-half three l’autre'],
    says: `${'é'.repeat(139)}.`,
    instead: `${'é'.repeat(119)}.`,
  };
  expect(await find(absentWording, {[english]: written(feature('chat', most))})).toEqual([]);
});

it.each([
  ['[\n  {},\n]', `${english}:3:1: this is no valid JSON: ValueExpected.`],
  ['{}', `${english}:1:1: found the object, expected an array.`],
  ['[\n  "chat"]', `${english}:2:3: found the string, expected an object.`],
  ['[{"id": 1}]', `${english}:1:2: found no key "asked", "says", "instead", "see" in the object.`],
  [
    '[{"id": "chat",\n"name": ""}]',
    `${english}:2:1: found the key "name", expected id, asked, says, instead, see, each once.`,
  ],
  [
    '[{"id": "chat",\n"id": ""}]',
    `${english}:2:1: found the key "id", expected id, asked, says, instead, see, each once.`,
  ],
  [JSON.stringify([feature('chat', {asked: 'app'})]), 'found the string, expected an array.'],
  [JSON.stringify([feature('chat', {see: [1]})]), 'found the number, expected a string.'],
])('a file of another form is refused with its place: %j', async (text, message) => {
  await expect(find(absentOnce, {[english]: text})).rejects.toThrow(message);
});
