import {expect, it} from 'vitest';
import {findingsIn, foundIn} from '../../__tests__/findingsIn';
import {readerWords} from '../reader-words';

const questions = 'search/questions.en.json';
const absent = 'search/absent.en.json';
const absentInFrench = 'search/absent.fr.json';
const synonyms = 'search/synonyms.en.json';

const page = ['---\nid: list\n---', '## Bulk edit {#bulk-edit}', '#### Detail {#detail}'];
const withPage = (files: Record<string, object>) => ({
  'docs/views/table.mdx': page.join('\n\n'),
  ...Object.fromEntries(
    Object.entries(files).map(([file, value]) => [file, JSON.stringify(value, null, 1)]),
  ),
});
const feature = (id: string, own: object = {}) => ({
  ...{
    id,
    asked: ['chat'],
    message: 'There is none.',
    alternative: '',
    related: ['views/list#bulk-edit'],
  },
  ...own,
});
const right = {
  [questions]: {'views/list': {'': ['spreadsheet'], 'bulk-edit': []}},
  [absent]: [feature('chat'), feature('sms')],
  [absentInFrench]: [feature('sms', {asked: ['texto']}), feature('chat')],
  [synonyms]: [{typed: ['deadline'], adds: ['due date']}],
};

it('passes what is right', async () => {
  expect(await foundIn(readerWords, withPage(right))).toEqual([]);
  expect(await foundIn(readerWords, withPage({}))).toEqual([]);
});

it.each<[string, object, string, string]>([
  [questions, {a: []}, '2 [], which must be object', 'an object with "" and the ids of headings'],
  [questions, {a: {b: ['?']}}, '4 "?", which must match', 'a question of 120'],
  [questions, {a: {b: ['x'.repeat(121)]}}, '4 "xxx', 'a question of 120 characters at most'],
  [questions, {a: {b: [...'123456789']}}, '3 ["1"', 'a list of 8 different questions at most'],
  [absent, [{...feature('chat'), url: ''}], '12 the key "url"', 'the keys id, asked, message,'],
  [absent, [feature('chat', {asked: ['a b c d e']})], '5 "a b c d e"', '1 to 4 words'],
  [absent, [feature('chat', {asked: []})], '4 []', 'a list of 1 to 12 different phrases'],
  [absent, [feature('chat', {message: 'None'})], '7 "None"', 'with its full stop'],
  [synonyms, [{typed: ['a']}], '2 {"typed":["a"]}, which must have', 'the keys typed, adds'],
])('%s with %j has another form', async (file, value, found, expected) => {
  const [finding, ...others] = await findingsIn(readerWords, withPage({[file]: value}));
  expect(others).toEqual([]);
  expect(`${finding!.line} ${finding!.found}`).toContain(found);
  expect(finding!.expected).toContain(expected);
});

it('what is no JSON is found, and leads nowhere', async () => {
  const files = {[questions]: '{"a": {},\n}'};
  expect(await foundIn(readerWords, files)).toEqual([
    `${questions}:2 no valid JSON (PropertyNameExpected)`,
  ]);
});

it('a page and a section that are not there are found, with those that are near', async () => {
  const found = await findingsIn(
    readerWords,
    withPage({
      [questions]: {'views/lists': {}, 'views/list': {detail: []}},
      [absent]: [feature('chat', {related: ['views/list#bulk-edits']})],
    }),
  );
  expect(found.map(({file, line, found: what, remedy}) => [file, line, what, remedy])).toEqual([
    [absent, 10, expect.stringContaining('"bulk-edits"'), expect.stringContaining('bulk-edit.')],
    [questions, 2, '"views/lists", which is no page', expect.stringContaining('views/list.')],
    [questions, 4, expect.stringContaining('"detail"'), expect.anything()],
  ]);
});

it('what one language alone has not is found, and other pages to see', async () => {
  const other = feature('chat', {related: ['views/list']});
  const files = withPage({...right, [absentInFrench]: [other]});
  expect(await foundIn(readerWords, files)).toEqual([
    `${absent}:2 "chat, views/list#bulk-edit", which ${absentInFrench} does not have`,
    `${absent}:13 "sms, views/list#bulk-edit", which ${absentInFrench} does not have`,
    `${absentInFrench}:2 "chat, views/list", which ${absent} does not have`,
  ]);
});
