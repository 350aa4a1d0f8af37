import {expect, it} from 'vitest';
import {facts} from '../facts';
import type {Facts} from '../options';
import {applyStep} from './applyStep';

const data: Facts = {
  values: {
    'trash-kept': {en: '30 days', fr: '30 jours'},
    'log-kept': {en: '365 days'},
    'image-size': {en: '8,000 × 8,000 px'},
  },
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
    signs: {
      yes: {en: 'Yes', fr: 'Oui'},
      shown: {en: 'If shown', fr: 'Si affichés'},
      no: {en: 'No', fr: 'Non'},
    },
    legend: ['yes', 'no'],
    rights: {
      'costs-read': {words: {en: 'Read costs', fr: 'Lire les coûts'}, signs: ['yes', 'shown']},
      'items-read': {words: {en: 'Read items', fr: 'Lire les éléments'}, signs: ['yes', 'yes']},
    },
  },
};
const read = (mdx: string, locale = 'en') =>
  applyStep(facts({locale, defaultLocale: 'en', facts: data}), mdx);

it.each([
  ['en', '<Fact k="trash-kept" />', '30 days'],
  ['en', '<p lang="fr"><Fact k="trash-kept" /></p>', '<p lang="fr">30 jours</p>'],
  ['en', '<Fact k="image-size" />', '8,000\u00A0×\u00A08,000\u00A0px'],
  ['fr', '<Fact k="log-kept" />', '<span lang="en">365 days</span>'],
  ['fr', '<Statuses of="action" />', 'Ouvert, Terminé'],
])('in %s, %s becomes %j', (locale, mdx, expected) => {
  expect(read(mdx, locale)).toContain(expected);
});

it('renders rights as a table with a text in each cell, below a legend', () => {
  const sign = (name: string, words: string) =>
    `<span className="right right--${name}">${words}</span>`.replace('></span>', ' />');
  expect(read('<Rights />')).toContain(
    `<RightsMatrix roles="Manager|Reader"><paragraph className="rights-legend" aria-hidden="true"><span>${sign('yes', '')}Yes</span></paragraph>` +
      `Action | Manager | Reader\n` +
      `Read costs | ${sign('yes', 'Yes')} | ${sign('shown', 'If shown')}\n` +
      `Read items | ${sign('yes', 'Yes')} | ${sign('yes', 'Yes')}</RightsMatrix>`,
  );
});

it.each([
  [
    '\n<Fact k="trash-keep" />',
    '2:1 line 2: <Fact>: unknown fact "trash-keep". Did you mean trash-kept?',
  ],
  ['<Rights of="costs-read, costs" />', 'unknown right "costs". Did you mean costs-read?'],
])('rejects an unknown name with its position and similar names: %s', (mdx, message) => {
  expect(() => read(mdx)).toThrow(message);
});
