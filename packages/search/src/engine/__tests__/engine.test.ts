import {describe, expect, it} from 'vitest';
import type {Engine} from '../engine';
import {packField, unpackField} from '../packedField';
import {indexOf, openPacked} from './records';

const webhooks = {
  id: 'webhooks',
  asked: ['webhook', 'push events'],
  message: 'There are no webhooks.',
  alternative: 'Ask for what has changed.',
  related: ['mail#changes', 'gone'],
};
const slack = {...webhooks, id: 'slack', asked: ['slack webhook'], message: 'No bridge to Slack.'};

const english = openPacked(
  'en',
  [
    {path: '/kanban/', headings: ['Kanban view'], content: 'Follow items as cards by status.'},
    {path: '/kanban/#lanes', headings: ['Kanban view', 'Swimlanes'], content: 'One per owner.'},
    {path: '/list/', headings: ['List view'], content: 'A table; a Kanban board shows cards.'},
    {path: '/lift/', headings: ['Lift']},
    {path: '/lift/#codes', headings: ['Lift', 'Codes'], content: 'LIFT-303: a key twice.'},
    {path: '/roadmap/', headings: ['Roadmaps'], content: 'Bars on a time axis, with a due date.'},
    {path: '/users/', headings: ['Manage users'], content: 'Deactivate an account.'},
    {
      path: '/users/#leave',
      headings: ['Manage users', 'When someone leaves'],
      content: 'Their items stay.',
      questions: ['how do I kick a colleague out', 'remove a former employee from the tool'],
    },
    {
      path: '/mail/',
      headings: ['Notifications'],
      content: 'Choose which messages come. Some push a row up.',
      questions: ['stop the flood of emails', 'mute a colleague', 'who is in the table'],
    },
    {path: '/mail/#changes', headings: ['Notifications', 'Changes since a date']},
    {path: '/form/', headings: ['Form'], labels: ['Set a value', 'Default view']},
    {path: '/bar/', headings: ['Bar'], labels: ['Set as default', 'Value of a view']},
    {path: '/old/', headings: ['List view'], content: 'A table.', rank: 50},
    {path: '/token/', headings: ['My account'], content: 'Rotate a token.'},
  ],
  {
    synonyms: [
      {typed: ['gantt', 'bar chart'], adds: ['roadmap']},
      {typed: ['plug-in'], adds: ['token']},
    ],
    absent: [webhooks, slack],
  },
);
const french = openPacked('fr', [
  {path: '/fr/s/', headings: ['Structures'], content: 'Un nœud par livrable de l’équipe.'},
  {path: '/fr/e/', headings: ['Échéances'], content: 'Paramètres des dates.'},
]);
const german = openPacked('de', [
  {path: '/links/', headings: ['Abhängigkeiten'], content: 'Was eine Verzögerung bewirkt.'},
]);
const japanese = openPacked('ja', [
  {path: '/tokyo/', headings: ['東京'], content: '新宿に行く。'},
  {path: '/kyoto/', headings: ['京都'], content: '東に行く。'},
]);
const found = (engine: Engine, query: string) =>
  engine.query(query).matches.map(({section}) => section.path);

it.each([
  ['kanban', '/kanban/', 'a title before a mention'],
  ['kanb', '/kanban/', 'the beginning of a word'],
  ['kanbn', '/kanban/', 'a missing letter'],
  ['knaban', '/kanban/', 'two letters swapped'],
  ['swmil', '/kanban/#lanes', 'a typo in an unfinished word'],
  ['lift303', '/lift/#codes', 'a code without its hyphen'],
  ['duedate ', '/roadmap/', 'two words written together'],
  ['road map', '/roadmap/', 'a word written as two'],
  ['bar charts', '/roadmap/', 'a plural synonym of two words'],
  ['plugin', '/token/', 'a synonym without its hyphen'],
  ['deactivation of accounts', '/users/', 'a word of the same family'],
  ['list view', '/list/', 'the page with the higher rank'],
  ['set as default', '/bar/', 'a label with neighbouring words'],
  ['kcik out collegue', '/users/#leave', 'a question of a section, with typos'],
  ['too many emails, how do I stop them', '/mail/', 'most of the words of a question'],
  ['who is in the table', '/mail/', 'a question before a text, if it has the same words'],
  ['table', '/list/', 'a text before a question with more stop words'],
  ['mute emails of a former employee', '/users/#leave', 'words of one question, not of two'],
])('"%s" finds %s: %s', (query, path) => {
  expect(found(english, query)[0]).toBe(path);
});

it.each([
  [french, 'noeud', '/fr/s/'],
  [french, 'echeance', '/fr/e/'],
  [german, 'Verzoegerung', '/links/'],
  [german, 'Abhängigk', '/links/'],
  [japanese, '新宿に行く', '/tokyo/'],
  [japanese, '新', '/tokyo/'],
])('finds words of other languages: $1', (engine, query, path) => {
  expect(found(engine, query)[0]).toBe(path);
});

it.each([
  ['xylophone', 'an unknown word'],
  ['dte', 'a typo in a short word'],
  ['403', 'a different number'],
  ['?!', 'punctuation'],
  [' ', 'no words'],
])('for "%s" finds nothing: %s', (query) => {
  expect(found(english, query)).toEqual([]);
});

it.each([
  ['"kanban view"', ['/kanban/', '/kanban/#lanes'], 'headings'],
  ['“Choose which messages” push', ['/mail/'], 'a text'],
  ['« LIFT-303 »', ['/lift/#codes'], 'a code'],
  ['"view kanban"', [], 'other order'],
  ['"kanban views"', [], 'other forms'],
  ['"kanbn view"', [], 'typos'],
  ['"gantt"', [], 'synonyms'],
  ['"messages come some"', ['/mail/'], 'the end of a sentence'],
  ['"cards by status" "list"', [], 'phrases of two sections'],
  ['webhook "mute"', [], 'questions or related sections'],
])('finds the phrase %s in %j: %s', (query, paths) => {
  expect(found(english, query)).toEqual(paths);
});

it('ignores unbalanced quotation marks', () => {
  expect(found(english, '"kanban view')).toEqual(found(english, 'kanban view'));
});

it('returns at most three sections of a page', () => {
  const paths = found(
    openPacked('en', [
      {path: '/a/', headings: ['Tag']},
      ...['b', 'c', 'd', 'e'].map((id) => ({path: `/a/#${id}`, headings: ['Tag', `Tag ${id}`]})),
      {path: '/z/', headings: ['Zoo'], content: 'tag'},
    ]),
    'tag',
  );
  expect(paths.filter((path) => path.startsWith('/a/'))).toHaveLength(3);
  expect(paths).toContain('/z/');
});

describe('"not in the product" notices', () => {
  it.each([
    ['a webhook for the view', 'There are no webhooks.'],
    ['events that you push', 'There are no webhooks.'],
    ['wbehooks view', 'There are no webhooks.'],
    ['slack webhook', 'No bridge to Slack.'],
    ['push', undefined],
    ['', undefined],
  ])('for “%s”: %s', (query, message) => {
    expect(english.query(query).absent?.message).toBe(message);
  });

  it('links to related sections and ranks them first', () => {
    expect(english.query('webhooks').absent).toEqual({
      message: 'There are no webhooks.',
      alternative: 'Ask for what has changed.',
      related: [{url: '/mail/#changes', title: 'Changes since a date'}],
    });
    expect(found(english, 'notifications webhooks')[0]).toBe('/mail/#changes');
  });
});

it('packs texts into other files', () => {
  const {file, texts} = indexOf('en', [
    {path: '/list/', headings: ['List view'], content: 'Read items.'},
    {path: '/list/#edit', headings: ['List view', 'Edit']},
    {path: '/kanban/', headings: ['Kanban'], content: 'Cards'},
  ]);
  expect(texts.map(([, pageTexts]) => pageTexts)).toEqual([['Read items.', null], ['Cards']]);
  expect(JSON.stringify(file)).not.toContain('Read items');
});

it('unpacks terms of documents that are far apart, and frequencies up to two', () => {
  const documents = Array.from({length: 300}, () => [] as string[]);
  const counts = [
    [0, 1],
    [57, 2],
    [58, 1],
    [299, 9],
  ] as const;
  counts.forEach(([document, count]) =>
    documents[document]!.push(...Array<string>(count).fill('a')),
  );
  const [posting] = unpackField(packField(documents));
  expect([...posting!.documents]).toEqual([0, 57, 58, 299]);
  expect([...posting!.frequencies]).toEqual([1, 2, 1, 2]);
});
