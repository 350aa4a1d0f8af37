import {describe, expect, it} from 'vitest';
import {indexOf, openAll} from './records';

const engine = openAll(
  indexOf(
    'en',
    [
      {path: '/kanban/', headings: ['Kanban view'], content: 'Follow items as cards by status.'},
      {
        path: '/kanban/#swimlanes',
        headings: ['Kanban view', 'Swimlanes'],
        content: 'One per owner.',
      },
      {path: '/list/', headings: ['List view'], content: 'A table; a Kanban board shows cards.'},
      {path: '/lift/', headings: ['Lift']},
      {
        path: '/lift/#codes',
        headings: ['Lift', 'Codes'],
        content: 'LIFT-303: the key appears twice.',
      },
      {path: '/roadmap/', headings: ['Roadmaps'], content: 'Bars on a time axis, with a due date.'},
      {path: '/users/', headings: ['Manage users'], content: 'Deactivate an account.'},
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
const found = (query: string) => engine.match(query).map(({section}) => section.path);

describe('the engine', () => {
  it.each([
    ['kanban', '/kanban/', 'a title before a mention'],
    ['kanb', '/kanban/', 'the beginning of a word'],
    ['kanbn', '/kanban/', 'a letter left out'],
    ['knaban', '/kanban/', 'two letters swapped'],
    ['swmil', '/kanban/#swimlanes', 'a slip in a word that is still being typed'],
    ['swimlane owner', '/kanban/#swimlanes', 'several words'],
    ['lift303', '/lift/#codes', 'a code without its hyphen'],
    ['lift 303', '/lift/#codes', 'a code with a space'],
    ['LIFT-303', '/lift/#codes', 'a code as typed'],
    ['duedate ', '/roadmap/', 'two words written together'],
    ['road map', '/roadmap/', 'a word written as two'],
    ['gantt', '/roadmap/', 'a synonym'],
    ['bar charts', '/roadmap/', 'a synonym of two words, in the plural'],
    ['plug-in', '/token/', 'a synonym with a hyphen'],
    ['plugin', '/token/', 'a synonym without its hyphen'],
    ['deactivation of accounts', '/users/', 'another word of the family'],
    ['how can I see the list', '/list/', 'a question'],
    ['list view', '/list/', 'of two pages, the one that ranks higher'],
  ])('"%s" finds %s: %s', (query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  it('puts a page that holds more of the words first', () => {
    expect(found('kanban swimlanes').slice(0, 2)).toEqual(['/kanban/#swimlanes', '/kanban/']);
  });

  it('finds nothing for a word that no page is near to, or for signs', () => {
    expect(found('xylophone')).toEqual([]);
    // In a short word, or in a number, another sign is another thing.
    expect(found('dte')).toEqual([]);
    expect(found('403')).toEqual([]);
    expect(found('?!')).toEqual([]);
  });

  it('gives all sections for an empty query, in their order', () => {
    expect(found('')).toHaveLength(9);
    expect(found(' ')[0]).toBe('/kanban/');
  });

  it('shows three sections of a page at most', () => {
    const long = openAll(
      indexOf('en', [
        {path: '/a/', headings: ['Tag']},
        ...['b', 'c', 'd', 'e'].map((id) => ({path: `/a/#${id}`, headings: ['Tag', `Tag ${id}`]})),
        {path: '/z/', headings: ['Zoo'], content: 'tag'},
      ]),
    );
    const paths = long.match('tag').map(({section}) => section.path);
    expect(paths.filter((path) => path.startsWith('/a/'))).toHaveLength(3);
    expect(paths).toContain('/z/');
  });
});

describe('words that stand together', () => {
  const labelled = openAll(
    indexOf('en', [
      {path: '/a/', headings: ['Fields'], content: 'Set a value. The default is set.'},
      {path: '/b/', headings: ['Toolbar'], content: 'Set as default.', labels: ['Set as default']},
    ]),
  );

  it('find the label that they are', () => {
    expect(labelled.match('set as default')[0]?.section.path).toBe('/b/');
  });
});

describe('in French', () => {
  const french = openAll(
    indexOf('fr', [
      {path: '/fr/s/', headings: ['Structures'], content: 'Un nœud par livrable de l’équipe.'},
      {path: '/fr/e/', headings: ['Échéances'], content: 'Paramètres des dates.'},
    ]),
  );

  it.each([
    ['noeud', '/fr/s/'],
    ["l'équipe", '/fr/s/'],
    ['l equipe', '/fr/s/'],
    ['echeance', '/fr/e/'],
    ['parametre', '/fr/e/'],
  ])('%s finds %s', (query, path) => {
    expect(french.match(query)[0]?.section.path).toBe(path);
  });
});

describe('in a language without rules of its own', () => {
  const german = openAll(
    indexOf('de', [
      {path: '/de/t/', headings: ['Tabellen'], content: 'Zeilen und Spalten für die Übersicht.'},
      {path: '/de/f/', headings: ['Filter'], content: 'Nur was gebraucht wird.'},
    ]),
  );

  it.each([
    ['tabellen', '/de/t/'],
    ['tabel', '/de/t/'],
    ['tabelen', '/de/t/'],
    ['ubersicht', '/de/t/'],
    ['filter', '/de/f/'],
  ])('%s finds %s', (query, path) => {
    expect(german.match(query)[0]?.section.path).toBe(path);
  });
});

describe('the engine in German', () => {
  const german = openAll(
    indexOf('de', [
      {path: '/links/', headings: ['Abhängigkeiten'], content: 'Was eine Verzögerung bewirkt.'},
      {path: '/views/', headings: ['Ansichten'], content: 'Eine Ansicht speichern.'},
    ]),
  );
  const first = (query: string) => german.match(query)[0]?.section.path;

  it.each([
    ['ansicht', '/views/'],
    ['verzögerungen', '/links/'],
    ['Verzoegerung', '/links/'],
    ['abhangigkeit', '/links/'],
  ])('"%s" finds %s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  it('goes on finding a word while its ending is typed', () => {
    const beginnings = [...'abhängigkeit'].map((_, end) => 'abhängigkeit'.slice(0, end + 1));
    expect(beginnings.slice(3).filter((typed) => first(typed) !== '/links/')).toEqual([]);
  });
});
