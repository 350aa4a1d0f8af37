import {describe, expect, it} from 'vitest';
import type {Engine} from '../engine';
import {indexOf, openPacked} from './records';

const english = openPacked(
  indexOf(
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
        content: 'Choose which messages come.',
        questions: ['stop the flood of emails', 'mute a colleague'],
      },
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
    },
  ),
);
const french = openPacked(
  indexOf('fr', [
    {path: '/fr/s/', headings: ['Structures'], content: 'Un nœud par livrable de l’équipe.'},
    {path: '/fr/e/', headings: ['Échéances'], content: 'Paramètres des dates.'},
  ]),
);
/** German and Danish have no language rules. */
const german = openPacked(
  indexOf('de', [
    {path: '/links/', headings: ['Abhängigkeiten'], content: 'Was eine Verzögerung bewirkt.'},
    {path: '/views/', headings: ['Ansichten'], content: 'Eine Ansicht speichern.'},
  ]),
);
const danish = openPacked(
  indexOf('da', [
    {path: '/t/', headings: ['Tabeller'], content: 'Rækker og søjler.'},
    {path: '/f/', headings: ['Filtre'], content: 'Kun det, der er brug for.'},
  ]),
);
const found = (engine: Engine, query: string) =>
  engine.query(query).matches.map(({section}) => section.path);

describe('openIndex', () => {
  it.each([
    ['kanban', '/kanban/', 'a title before a mention'],
    ['kanb', '/kanban/', 'the beginning of a word'],
    ['kanbn', '/kanban/', 'a missing letter'],
    ['kannban', '/kanban/', 'an extra letter'],
    ['kenban', '/kanban/', 'a wrong letter'],
    ['knaban', '/kanban/', 'two letters swapped'],
    ['swmil', '/kanban/#lanes', 'a typo in an unfinished word'],
    ['kanban swimlanes', '/kanban/#lanes', 'more matching words first'],
    ['lift303', '/lift/#codes', 'a code without its hyphen'],
    ['LIFT-303', '/lift/#codes', 'a code as typed'],
    ['duedate ', '/roadmap/', 'two words written together'],
    ['road map', '/roadmap/', 'a word written as two'],
    ['gantt', '/roadmap/', 'a synonym'],
    ['bar charts', '/roadmap/', 'a plural synonym of two words'],
    ['plugin', '/token/', 'a synonym without its hyphen'],
    ['deactivation of accounts', '/users/', 'a word of the same family'],
    ['how can I see the list', '/list/', 'a question'],
    ['list view', '/list/', 'the page with the higher rank'],
    ['set as default', '/bar/', 'a label with neighbouring words'],
    ['kcik out collegue', '/users/#leave', 'a question of a section, with typos'],
    ['too many emails, how do I stop them', '/mail/', 'most of the words of a question'],
    ['mute emails of a former employee', '/users/#leave', 'words of one question, not of two'],
  ])('"%s" finds %s: %s', (query, path) => {
    expect(found(english, query)[0]).toBe(path);
  });

  it.each([
    ['in French', french, 'noeud', '/fr/s/'],
    ['in French', french, "l'équipe", '/fr/s/'],
    ['in French', french, 'l equipe', '/fr/s/'],
    ['in French', french, 'echeance', '/fr/e/'],
    ['in German', german, 'ansicht', '/views/'],
    ['in German', german, 'verzögerungen', '/links/'],
    ['in German', german, 'Verzoegerung', '/links/'],
    ['in Danish', danish, 'tabel', '/t/'],
  ])('%s', (_, engine, query, path) => {
    expect(found(engine, query)[0], query).toBe(path);
  });

  it('finds a word while its ending is being typed', () => {
    const beginnings = [...'abhängigkeit'].map((_, end) => 'abhängigkeit'.slice(0, end + 1));
    expect(beginnings.slice(3).filter((typed) => found(german, typed)[0] !== '/links/')).toEqual(
      [],
    );
  });

  it.each([
    ['xylophone', 'an unknown word'],
    ['dte', 'a typo in a short word'],
    ['403', 'a different number'],
    ['?!', 'punctuation'],
  ])('for "%s" finds nothing: %s', (query) => {
    expect(found(english, query)).toEqual([]);
  });

  it('returns all sections in page order for an empty query', () => {
    expect(found(english, ' ')).toHaveLength(13);
    expect(found(english, '')[0]).toBe('/kanban/');
  });

  it('returns at most three sections of a page', () => {
    const long = openPacked(
      indexOf('en', [
        {path: '/a/', headings: ['Tag']},
        ...['b', 'c', 'd', 'e'].map((id) => ({path: `/a/#${id}`, headings: ['Tag', `Tag ${id}`]})),
        {path: '/z/', headings: ['Zoo'], content: 'tag'},
      ]),
    );
    const paths = found(long, 'tag');
    expect(paths.filter((path) => path.startsWith('/a/'))).toHaveLength(3);
    expect(paths).toContain('/z/');
  });
});
