import {expect, it} from 'vitest';
import type {Facts} from '../../../content/src/data';
import {facts} from '../facts';
import {afterStep} from './afterStep';

const data: Facts = {
  values: {'trash-kept': {en: '30 days', fr: '30 jours'}, 'log-kept': {en: '365 days'}},
  unmistakable: [],
  statuses: {
    names: {open: {en: 'Open', fr: 'Ouvert'}, done: {en: 'Done', fr: 'Terminé'}},
    sets: {action: ['open', 'done']},
  },
  rights: {
    action: {en: 'Action', fr: 'Action'},
    roles: [
      {en: 'Manager', fr: 'Responsable'},
      {en: 'Reader', fr: 'Lecteur'},
    ],
    signs: {yes: {en: '●', fr: '●'}, shown: {en: '○ if shown', fr: '○ si affichés'}},
    rights: {
      'costs-read': {words: {en: 'Read costs', fr: 'Lire les coûts'}, signs: ['yes', 'shown']},
      'items-read': {words: {en: 'Read items', fr: 'Lire les éléments'}, signs: ['yes', 'yes']},
    },
  },
};
const read = (mdx: string, locale = 'en') =>
  afterStep(facts({locale, defaultLocale: 'en', facts: data}), mdx);

it.each([
  ['en', '<Fact k="trash-kept" />', '30 days'],
  ['en', '<p lang="fr"><Fact k="trash-kept" /></p>', '<p lang="fr">30 jours</p>'],
  ['fr', '<Fact k="log-kept" />', '<span lang="en">365 days</span>'],
  ['fr', '<Statuses of="action" />', 'Ouvert, Terminé'],
  [
    'en',
    '<Rights />',
    'Action | Manager | Reader\nRead costs | ● | ○ if shown\nRead items | ● | ●',
  ],
  ['fr', '<Rights of="items-read" />', 'Action | Responsable | Lecteur\nLire les éléments | ● | ●'],
])('in %s, of %s is made %j', (locale, mdx, expected) => {
  expect(read(mdx, locale)).toContain(expected);
});

it.each([
  [
    '\n<Fact k="trash-keep" />',
    '2:1 line 2: <Fact>: no fact has the name "trash-keep". Near it: trash-kept.',
  ],
  ['<Fact />', '<Fact>: no fact has the name "".'],
  ['<Statuses of="risk" />', 'no list of statuses'],
  ['<Rights of="costs-read, costs" />', 'no right has the name "costs". Near it: costs-read.'],
])('a name that there is not stops the build, with its place and what is near: %s', (mdx, said) => {
  expect(() => read(mdx)).toThrow(said);
});
