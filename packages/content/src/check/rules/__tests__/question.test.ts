import {expect, it} from 'vitest';
import {findingsIn} from '../../__tests__/projectOf';
import type {Rule} from '../../rule';
import {questionAnchor} from '../question-anchor';
import {questionCount} from '../question-count';
import {questionOnce} from '../question-once';
import {questionWording} from '../question-wording';

const rules = [questionAnchor, questionCount, questionOnce, questionWording];
const english = 'search/questions.en.json';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

const page = (...lines: string[]) =>
  ['---', 'id: list', 'title: The list', '---', 'Text.', ...lines].join('\n\n');
const sections = ['## Bulk edit {#bulk-edit}', '#### Detail {#detail}', '## More {#related-pages}'];

/** Questions as they are written, one key or question a line. */
const written = (asked: object) => `${JSON.stringify(asked, null, 2)}\n`;
const three = (about: string) => ['how', 'why', 'when'].map((word) => `${word} ${about}`);
const asked = {'views/list': {'': three('rows'), 'bulk-edit': three('all')}};

/** What a rule finds in a page with questions: line, and what was found. */
async function find(rule: Rule, files: Record<string, string>): Promise<string[]> {
  const found = await findingsIn(rule, {'docs/views/table.mdx': page(...sections), ...files});
  return found.map(({file, line, found: what}) => `${file}:${line} ${what}`);
}

it.each(rules)(
  '$name passes a page with questions, and a language without a file',
  async (rule) => {
    const files = {[english]: written(asked), [`${french}/views/table.mdx`]: page(...sections)};
    expect(await find(rule, files)).toEqual([]);
  },
);

it.each(rules)('$name finds nothing where no language has a file', async (rule) => {
  expect(await find(rule, {})).toEqual([]);
});

it('a page that is no valid MDX has sections that nobody knows', async () => {
  const files = {[english]: written(asked), 'docs/views/table.mdx': page('A <Card> B.')};
  expect(await find(questionAnchor, files)).toEqual([]);
  expect(await find(questionCount, files)).toEqual([]);
});

it('a page without a translation has the sections of its original', async () => {
  const file = 'search/questions.fr.json';
  const unknown = {'views/list': {...asked['views/list'], detail: []}};
  expect(await find(questionAnchor, {[file]: written(asked)})).toEqual([]);
  expect(await find(questionAnchor, {[file]: written(unknown)})).toEqual([
    `${file}:13 questions of "detail", which is no section of docs/views/table.mdx`,
  ]);
  expect(await find(questionCount, {[file]: written({})})).toEqual([]);
});

it('questions of no page and of no section are found, with those that are near', async () => {
  const text = written({'views/lists': {}, 'views/list': {'bulk-edits': []}});
  const found = await findingsIn(questionAnchor, {
    'docs/views/table.mdx': page(...sections),
    [english]: text,
  });
  expect(found).toMatchObject([
    {line: 2, found: 'questions of "views/lists", which is no page'},
    {line: 4, found: 'questions of "bulk-edits", which is no section of docs/views/table.mdx'},
  ]);
  expect(found.map(({remedy}) => remedy.split('. ')[1])).toEqual([
    'Near it: views/list.',
    'Near it: bulk-edit.',
  ]);
});

it('a page, a section and a list without enough questions are found, and one with too many', async () => {
  const count = (own: object) => find(questionCount, {[english]: written(own)});
  expect(await count({})).toEqual([`${english}:1 no questions of the page views/list`]);
  expect(await count({'views/list': {'bulk-edit': ['a', 'b']}})).toEqual([
    `${english}:2 0 questions of the opening of views/list`,
    `${english}:3 2 questions of views/list#bulk-edit`,
  ]);
  const nine = Array.from({length: 9}, (_, index) => `question ${index}`);
  expect(await count({'views/list': {'': nine.slice(1), 'bulk-edit': nine}})).toEqual([
    `${english}:13 9 questions of views/list#bulk-edit`,
  ]);
});

it('a definition of the glossary needs no questions, its sections do', async () => {
  const glossary = page('## Words {#words}', '### Card {#term-card}');
  const files = {
    'docs/views/table.mdx': glossary,
    'docs/glossary.mdx': glossary.replace('id: list', 'id: glossary'),
    [english]: written({
      glossary: {'': three('terms')},
      'views/list': {'': three('rows'), words: three('words')},
    }),
  };
  expect(await find(questionCount, files)).toEqual([
    `${english}:2 0 questions of glossary#words`,
    `${english}:9 0 questions of views/list#term-card`,
  ]);
});

it('a question that stands twice is found where it stands again, whatever its case and signs', async () => {
  const own = {'views/list': {'': ['Où est-ce ?', 'a'], 'bulk-edit': ['ou  EST ce', 'b']}};
  expect(await find(questionOnce, {[english]: written(own)})).toEqual([
    `${english}:8 “ou  EST ce”, which line 4 asks of the opening of views/list`,
  ]);
});

it('a key that stands twice is found, of a page and of a section', async () => {
  const own = '{\n"a": {\n"b": [],\n"b": []\n},\n"a": {"b": []}\n}\n';
  expect(await find(questionOnce, {[english]: own})).toEqual([
    `${english}:4 the key "b", which line 3 has`,
    `${english}:6 the key "a", which line 2 has`,
  ]);
});

it.each([
  ['BULK-EDIT', '“BULK-EDIT”, which is the heading of the section'],
  ['', '“”, which has no words'],
  ['?', '“?”, which has no words'],
  ['é'.repeat(121), `a question of 121 characters: “${'é'.repeat(60)}…”`],
])('the question %j is found', async (question, what) => {
  const own = {'views/list': {'': ['bulk edit', 'é'.repeat(120)], 'bulk-edit': [question]}};
  expect(await find(questionWording, {[english]: written(own)})).toEqual([`${english}:8 ${what}`]);
});

it('a copy of the title is found at the opening', async () => {
  expect(
    await find(questionWording, {[english]: written({'views/list': {'': ['the list']}})}),
  ).toEqual([`${english}:4 “the list”, which is the heading of the section`]);
});

it.each([
  ['{\n  "a": {},\n}', `${english}:3:1: this is no valid JSON: PropertyNameExpected.`],
  ['', `${english}:1:1: this is no valid JSON: ValueExpected.`],
  ['{\n  "a": []}', `${english}:2:8: found the array, expected an object.`],
  ['{"a": {"b": "c"}}', `${english}:1:13: found the string, expected an array.`],
  ['{"a": {"b": [1]}}', `${english}:1:14: found the number, expected a string.`],
])('a file of another form is refused with its place: %j', async (text, message) => {
  await expect(find(questionOnce, {[english]: text})).rejects.toThrow(message);
});
