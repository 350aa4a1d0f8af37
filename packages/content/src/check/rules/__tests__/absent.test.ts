import {expect, it} from 'vitest';
import {findingsIn, foundIn} from '../../__tests__/findingsIn';
import type {Rule} from '../../rule';
import {absentOnce} from '../absent-once';
import {absentSame} from '../absent-same';
import {absentSee} from '../absent-see';
import {absentWording} from '../absent-wording';

const english = 'search/absent.en.json';
const french = 'search/absent.fr.json';

const page = [
  ...['---', 'id: list', 'title: The list', '---', 'Text.'],
  ...['## Bulk edit {#bulk-edit}', '#### Detail {#detail}'],
].join('\n\n');
const withPage = (files: Record<string, string>) => ({'docs/views/table.mdx': page, ...files});

/** Something that is absent: what a test does not ask about is as it should be. */
const feature = (id: string, own: object = {}) => ({
  ...{id, asked: [`${id} app`], says: 'There is none.', instead: '', see: ['views/list']},
  ...own,
});
/** As it is written, one key or text a line: a feature with one phrase and one page has eleven. */
const written = (...features: object[]) => `${JSON.stringify(features, null, 2)}\n`;

/** What a rule finds beside a page in the English file. */
const find = (rule: Rule, ...features: object[]) =>
  foundIn(rule, withPage({[english]: written(...features)}));

it.each([absentSee, absentOnce, absentSame, absentWording])(
  '$name passes what is right, and a language without a file',
  async (rule) => {
    const see = ['views/list', 'views/list#bulk-edit'];
    const text = written(feature('chat', {see}), feature('sms', {instead: 'Write an e-mail.'}));
    for (const languages of [[english], [french], [english, french], []]) {
      const files = Object.fromEntries(languages.map((file) => [file, text]));
      expect(await foundIn(rule, withPage(files))).toEqual([]);
    }
  },
);

const noSection = 'which is no section of docs/views/table.mdx';

it.each([
  ['views/lists', 'whose page is not there', 'Near it: views/list.'],
  ['views/list#bulk-edits', noSection, 'Near it: bulk-edit.'],
  ['views/list#detail', noSection, ''],
  ['views/list#', noSection, ''],
])('%j is found, which leads nowhere', async (see, what, near) => {
  const text = written(feature('chat', {see: ['views/list', see]}));
  const [found, ...more] = await findingsIn(absentSee, withPage({[english]: text}));
  expect(found).toMatchObject({file: english, line: 11, found: `"${see}", ${what}`});
  expect(found!.remedy).toContain(near);
  expect(more).toEqual([]);
});

it('a page that is no valid MDX has sections that nobody knows', async () => {
  const text = written(feature('chat', {see: ['views/list#nowhere']}));
  const files = {[english]: text, 'docs/views/table.mdx': page.replace('Text.', 'A <Card> B.')};
  expect(await foundIn(absentSee, files)).toEqual([]);
});

it('an id and a phrase that stand twice are found, whatever case, signs and order of words', async () => {
  const [first, again] = [{asked: ['Réunion vidéo']}, {asked: ['video, reunion']}];
  expect(await find(absentOnce, feature('chat', first), feature('chat', again))).toEqual([
    `${english}:14 the id "chat", which line 3 has`,
    `${english}:16 “video, reunion”, by which “chat” is asked for on line 5`,
  ]);
});

it.each([
  [['chat', 'wiki'], [`3 no entry "sms", which line 14 of ${english} has`]],
  [['sms', 'wiki'], [`1 no entry "chat", which line 3 of ${english} has`]],
  [['chat', 'sms', 'leave', 'wiki'], [`25 the entry "leave", which ${english} has not`]],
  [['chat', 'wiki', 'sms'], [`14 the entry "wiki", where ${english} has "sms"`]],
  // Another rule says so.
  [['chat', 'sms', 'sms', 'wiki'], []],
])(
  'beside chat, sms and wiki, what %j lack, have alone or in another order is found',
  async (ids, found) => {
    const files = {
      [english]: written(feature('chat'), feature('sms'), feature('wiki')),
      [french]: written(...ids.map((id) => feature(id))),
    };
    expect(await foundIn(absentSame, withPage(files))).toEqual(
      found.map((one) => `${french}:${one}`),
    );
  },
);

it('other pages to see in a language are found', async () => {
  const see = ['views/list', 'views/list#bulk-edit'];
  const files = {
    [english]: written(feature('chat', {see})),
    [french]: written(feature('chat', {see: see.toReversed()})),
  };
  expect(await foundIn(absentSame, withPage(files))).toEqual([
    `${french}:9 "chat" leads to ["views/list#bulk-edit", "views/list"]`,
  ]);
});

const phrases = (count: number) => Array.from({length: count}, (_, index) => `phrase ${index}`);

it.each([
  [{asked: []}, '4 0 phrases that ask for "chat"'],
  [{asked: phrases(13)}, '4 13 phrases that ask for "chat"'],
  [{asked: ['one two three four five']}, '5 “one two three four five”, of 5 words'],
  [{asked: [' ?']}, '5 “ ?”, of 0 words'],
  [{says: 'There is none'}, '7 “There is none” as "says"'],
  [{says: 'There is none...'}, '7 “There is none...” as "says"'],
  [{says: `${'é'.repeat(140)}.`}, `7 141 characters in "says": “${'é'.repeat(60)}…”`],
  [{instead: `${'é'.repeat(120)}.`}, `8 121 characters in "instead": “${'é'.repeat(60)}…”`],
])('%j is found', async (own, what) => {
  expect(await find(absentWording, feature('chat', own))).toEqual([`${english}:${what}`]);
});

it('the most that may be is not found', async () => {
  const most = {
    asked: [...phrases(11), 'one two-and-a-half three l’autre'],
    says: `${'é'.repeat(139)}.`,
    instead: `${'é'.repeat(119)}.`,
  };
  expect(await find(absentWording, feature('chat', most))).toEqual([]);
});

it.each([
  ['[\n  {},\n]', `${english}:3:1: this is no valid JSON: ValueExpected.`],
  ['{}', `${english}:1:1: found the object, expected an array.`],
  ['[{"id": 1}]', `${english}:1:2: found no key "asked", "says", "instead", "see" in the object.`],
  [
    '[{"id": "chat",\n"id": ""}]',
    `${english}:2:1: found the key "id", expected id, asked, says, instead, see, each once.`,
  ],
  [written(feature('chat', {see: [1]})), 'found the number, expected a string.'],
])('a file of another form is refused with its place: %j', async (text, message) => {
  await expect(foundIn(absentOnce, {[english]: text})).rejects.toThrow(message);
});
