import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {FailingSearch} from '../../figures/searches';
import {writeCandidates} from '../candidates';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'candidates-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const search = (query: string, id?: string, part: Partial<FailingSearch> = {}): FailingSearch => ({
  ...{language: 'en', query, variants: [], count: 1, withoutHits: 1, withoutClick: 0},
  section: id === undefined ? undefined : {id, title: '', address: '', evidence: 'search'},
  absent: undefined,
  ...part,
});

it('searches that led nowhere become candidates of both forms, by language', () => {
  const files = writeCandidates(folder, [
    search('reassign all', 'list#bulk-edit', {variants: ['all reassigned']}),
    search('rows', 'list'),
    search('zebra'),
    search('mail of [email]', 'list'),
    search('long '.repeat(25), 'list'),
    search('webhook', 'list', {absent: 'There are no webhooks.'}),
    search('lignes', 'list', {language: 'fr'}),
  ]);
  expect(files.map((file) => path.basename(file))).toEqual([
    ...['asked.en.json', 'questions.en.json', 'asked.fr.json', 'questions.fr.json'],
  ]);
  const [asked, questions] = files.map(
    (file) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown,
  );
  const candidate = {class: 'single-word', intent: '', expected: [], sections: [], see: null};
  expect(asked).toEqual([
    {
      ...candidate,
      query: 'reassign all',
      class: '',
      expected: ['list'],
      sections: ['list#bulk-edit'],
    },
    {...candidate, query: 'rows', expected: ['list'], sections: ['list']},
    {...candidate, query: 'zebra'},
    {...candidate, query: 'webhook', class: 'absent'},
  ]);
  expect(questions).toEqual({
    list: {'bulk-edit': ['reassign all', 'all reassigned'], '': ['rows']},
  });
});

it('a section gets no more questions than it may have', () => {
  const searches = Array.from({length: 20}, (_, at) => search(`question ${at}`, 'list'));
  const file = writeCandidates(folder, searches)[1]!;
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
    list: {'': Array.from({length: 8}, (_, at) => `question ${at}`)},
  });
});
