import {expect, it} from 'vitest';
import {findingsIn, foundIn} from '../../__tests__/findingsIn';
import {userVocabulary} from '../user-vocabulary';

const questions = 'search/questions.en.json';
const absent = 'search/absent.en.json';
const absentInFrench = 'search/absent.fr.json';

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
};

it.each<[string, object, string, string]>([
  [questions, {a: {b: ['x'.repeat(121)]}}, '4 "xxx', 'a question of 120 characters at most'],
  [questions, {a: {b: [...'123456789']}}, '3 ["1"', 'a list of 8 different questions at most'],
  [absent, [{...feature('chat'), url: ''}], '12 the key "url"', 'the keys id, asked, message,'],
  [absent, [feature('chat', {asked: ['a b c d e']})], '5 "a b c d e"', '1 to 4 words'],
  [absent, [feature('chat', {message: 'None'})], '7 "None"', 'with its full stop'],
])('%s with %j is malformed', async (file, value, found, expected) => {
  const [finding, ...others] = await findingsIn(userVocabulary, withPage({[file]: value}));
  expect(others).toEqual([]);
  expect(`${finding!.line} ${finding!.found}`).toContain(found);
  expect(finding!.expected).toContain(expected);
});

it('reports invalid JSON once', async () => {
  const files = {[questions]: '{"a": {},\n}'};
  expect(await foundIn(userVocabulary, files)).toEqual([
    expect.stringContaining(`${questions}:2 invalid JSON (`),
  ]);
});

it('reports missing pages and sections, with similar ones', async () => {
  const found = await findingsIn(
    userVocabulary,
    withPage({
      [questions]: {'views/lists': {}, 'views/list': {detail: []}},
      [absent]: [feature('chat', {related: ['views/list#bulk-edits']})],
    }),
  );
  expect(found.map(({file, line, found: what, remedy}) => [file, line, what, remedy])).toEqual([
    [absent, 10, expect.stringContaining('"bulk-edits"'), expect.stringContaining('bulk-edit?')],
    [questions, 2, '"views/lists", which is not a page', expect.stringContaining('views/list?')],
    [questions, 4, expect.stringContaining('"detail"'), expect.anything()],
  ]);
});

it('reports entries and related pages missing in one language', async () => {
  const other = feature('chat', {related: ['views/list']});
  const files = withPage({...right, [absentInFrench]: [other]});
  expect(await foundIn(userVocabulary, files)).toEqual([
    `${absent}:2 "chat, views/list#bulk-edit", which is missing from ${absentInFrench}`,
    `${absent}:13 "sms, views/list#bulk-edit", which is missing from ${absentInFrench}`,
    `${absentInFrench}:2 "chat, views/list", which is missing from ${absent}`,
  ]);
});
