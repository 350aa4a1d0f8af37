import {expect, it} from 'vitest';
import {findingsIn, foundIn} from '../../__tests__/findingsIn';
import type {Rule} from '../../rule';
import {questionAnchor} from '../question-anchor';
import {questionCount} from '../question-count';
import {questionOnce} from '../question-once';
import {questionWording} from '../question-wording';

const english = 'search/questions.en.json';
const french = 'search/questions.fr.json';

const page = (...lines: string[]) =>
  ['---', 'id: list', 'title: The list', '---', 'Text.', ...lines].join('\n\n');
const table = page(
  ...['## Bulk edit {#bulk-edit}', '#### Detail {#detail}', '## More {#related-pages}'],
);

/** Questions as they are written, one key or question a line. */
const written = (asked: object) => `${JSON.stringify(asked, null, 2)}\n`;
const three = (about: string) => ['how', 'why', 'when'].map((word) => `${word} ${about}`);
const asked = {'views/list': {'': three('rows'), 'bulk-edit': three('all')}};

/** What a rule finds in a page with questions, of which one file is given. */
const find = (rule: Rule, questions: object, file = english, text = table) =>
  foundIn(rule, {'docs/views/table.mdx': text, [file]: written(questions)});

it.each([questionAnchor, questionCount, questionOnce, questionWording])(
  '$name passes a page with questions, a language without a file, and a guide without any',
  async (rule) => {
    const pages = {
      'docs/views/table.mdx': table,
      'i18n/fr/docusaurus-plugin-content-docs/current/views/table.mdx': table,
    };
    expect(await foundIn(rule, {...pages, [english]: written(asked)})).toEqual([]);
    expect(await foundIn(rule, pages)).toEqual([]);
  },
);

it('a page that is no valid MDX has sections that nobody knows', async () => {
  expect(await find(questionAnchor, asked, english, page('A <Card> B.'))).toEqual([]);
  expect(await find(questionCount, asked, english, page('A <Card> B.'))).toEqual([]);
});

it('a page without a translation has the sections of its original', async () => {
  expect(await find(questionAnchor, asked, french)).toEqual([]);
  expect(await find(questionAnchor, {'views/list': {detail: []}}, french)).toEqual([
    `${french}:3 questions of "detail", which is no section of docs/views/table.mdx`,
  ]);
  expect(await find(questionCount, {}, french)).toEqual([]);
});

it('questions of no page and of no section are found, with those that are near', async () => {
  const found = await findingsIn(questionAnchor, {
    'docs/views/table.mdx': table,
    [english]: written({'views/lists': {}, 'views/list': {'bulk-edits': []}}),
  });
  expect(found.map(({line, found: what, remedy}) => [line, what, remedy.split('. ')[1]])).toEqual([
    [2, 'questions of "views/lists", which is no page', 'Near it: views/list.'],
    [
      4,
      'questions of "bulk-edits", which is no section of docs/views/table.mdx',
      'Near it: bulk-edit.',
    ],
  ]);
});

const nine = Array.from({length: 9}, (_, index) => `question ${index}`);

it.each([
  [{}, ['1 no questions of the page views/list']],
  [
    {'views/list': {'bulk-edit': ['a', 'b']}},
    ['2 0 questions of the opening of views/list', '3 2 questions of views/list#bulk-edit'],
  ],
  [
    {'views/list': {'': nine.slice(1), 'bulk-edit': nine}},
    ['13 9 questions of views/list#bulk-edit'],
  ],
])('too few and too many questions are found: %j', async (questions, found) => {
  expect(await find(questionCount, questions)).toEqual(found.map((one) => `${english}:${one}`));
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
  expect(await foundIn(questionCount, files)).toEqual([
    `${english}:2 0 questions of glossary#words`,
    `${english}:9 0 questions of views/list#term-card`,
  ]);
});

it('a question that stands twice is found where it stands again, whatever its case and signs', async () => {
  const own = {
    'views/list': {'': ['Où est l’œuvre ?', 'a'], 'bulk-edit': ['ou  EST l-oeuvre', 'b']},
  };
  expect(await find(questionOnce, own)).toEqual([
    `${english}:8 “ou  EST l-oeuvre”, which line 4 asks of the opening of views/list`,
  ]);
});

it('a key that stands twice is found, of a page and of a section', async () => {
  const own = '{\n"a": {\n"b": [],\n"b": []\n},\n"a": {"b": []}\n}\n';
  expect(await foundIn(questionOnce, {[english]: own})).toEqual([
    `${english}:4 the key "b", which line 3 has`,
    `${english}:6 the key "a", which line 2 has`,
  ]);
});

it.each([
  ['bulk-edit', 'BULK-EDIT', '“BULK-EDIT”, which is the heading of the section'],
  ['', 'the list', '“the list”, which is the heading of the section'],
  ['', '?', '“?”, which has no words'],
  ['', 'é'.repeat(121), `a question of 121 characters: “${'é'.repeat(60)}…”`],
])('of section %j, the question %j is found', async (section, question, what) => {
  const allowed = ['bulk edit', 'the list', 'é'.repeat(120)];
  const own = {'views/list': {'another-section': allowed, [section]: [question]}};
  expect(await find(questionWording, own)).toEqual([`${english}:9 ${what}`]);
});

it('a file of another form is refused with its place', async () => {
  const read = foundIn(questionOnce, {[english]: '{\n  "a": []}'});
  await expect(read).rejects.toThrow(`${english}:2:8: found the array, expected an object.`);
});
