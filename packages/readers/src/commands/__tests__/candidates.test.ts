import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {newFolder} from '../../__tests__/newFolder';
import type {FailingSearch} from '../../figures/searches';
import {writeCandidates} from '../candidates';

const search = (query: string, id?: string, part: Partial<FailingSearch> = {}): FailingSearch => ({
  ...{language: 'en', query, variants: [], count: 1, withoutHits: 1, withoutClick: 0},
  section: id === undefined ? undefined : {id, title: '', address: '', evidence: 'search'},
  absent: undefined,
  ...part,
});

/** The files that are written, each with its content. */
function candidatesOf(searches: FailingSearch[]): Record<string, unknown> {
  const files = writeCandidates(newFolder(), searches);
  return Object.fromEntries(
    files.map((file) => [path.basename(file), JSON.parse(fs.readFileSync(file, 'utf8'))]),
  );
}

it('searches that led nowhere become candidates of both forms, by language', () => {
  const none = {class: 'single-word', intent: '', expected: [], sections: [], see: null};
  const found = {...none, expected: ['list'], sections: ['list']};
  const candidates = candidatesOf([
    search('reassign all', 'list#bulk-edit', {variants: ['all reassigned']}),
    search('rows', 'list'),
    search('zebra'),
    search('mail of [email]', 'list'),
    search('long '.repeat(25), 'list'),
    search('webhook', 'list', {absent: 'There are no webhooks.'}),
    search('lignes', undefined, {language: 'fr'}),
  ]);
  expect(candidates).toEqual({
    'asked.en.json': [
      {...found, query: 'reassign all', class: '', sections: ['list#bulk-edit']},
      {...found, query: 'rows'},
      {...none, query: 'zebra'},
      {...none, query: 'webhook', class: 'absent'},
    ],
    'questions.en.json': {list: {'bulk-edit': ['reassign all', 'all reassigned'], '': ['rows']}},
    'asked.fr.json': [{...none, query: 'lignes'}],
    'questions.fr.json': {},
  });
});

it('a section gets no more questions than it may have', () => {
  const queries = Array.from({length: 20}, (_, at) => `question ${at}`);
  const candidates = candidatesOf(queries.map((query) => search(query, 'list')));
  expect(candidates['questions.en.json']).toEqual({list: {'': queries.slice(0, 8)}});
});
