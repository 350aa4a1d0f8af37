import {expect, it} from 'vitest';
import {applyStep} from '../../__tests__/applyStep';
import {explainTerms} from '..';
import {readGlossary} from '../../../../content/src/glossary';

const trade = ['connector', 'dataset', 'gateway', 'mapping', 'node', 'phasing', 'sponsor'];

const entry = (name: string, page = 'other.mdx') =>
  `### ${name} {#term-${name.toLowerCase().replace(' ', '-')}}\n\n*terme*. Words of it : ${name}. [More](./${page}#more)`;

const entries = readGlossary(
  [
    '## Words {#words}',
    'A paragraph.',
    ...['Milestone', 'Dry run', 'Baseline', 'Item', ...trade].map((name) => entry(name)),
    entry('Lag', 'views/page.mdx'),
    '### Earned value (EV) {#term-earned-value}',
    '*valeur acquise (VA)*. Budgeted value: `Σ budget`. [Indicators](./costs.mdx)',
    '### Board (Kanban) {/* #term-board */}',
    '*tableau*. Layout of a view. [Kanban](./views/kanban.mdx)',
  ].join('\n\n'),
);
const terms = {
  glossary: 'glossary.mdx',
  explained: [...trade, 'milestone', 'dry-run', 'baseline', 'lag', 'earned-value', 'board'],
  everyday: {fr: ['baseline']},
};

const read = (mdx: string, locale = 'en', path = '/docs/views/page.mdx', language = locale) =>
  applyStep(explainTerms(entries, {locale, terms}, language), mdx, {path});

const explained = (...page: Parameters<typeof read>) =>
  [...read(...page).matchAll(/<Term [^>]*>([^<]*)/g)].map(([, text]) => text);

it('explains the first use of a term', () => {
  expect(read('Add milestones, then wait.\n\nA milestone.')).toBe(
    [
      '<paragraph>Add <Term k="milestone" name="Milestone" definition="Words of it : Milestone.">milestones</Term>, then wait.</paragraph>',
      '<paragraph>A milestone.</paragraph>',
    ].join('\n'),
  );
  // Acronyms in brackets are forms of the term; other words aren't.
  expect(read('The EV.')).toContain(
    '<Term k="earned-value" name="Earned value" definition="Budgeted value: Σ budget.">EV',
  );
  expect(explained('Kanban, and a board.')).toEqual(['board']);
});

it('uses the typography of the definition’s language, and sets lang if the glossary isn’t translated', () => {
  expect(read('Un milestone.', 'fr')).toContain('Words of it\u00A0: Milestone."');
  expect(read('Die Baselines.', 'de', '/page.mdx', 'en')).toContain('lang="en">Baselines</Term>');
});

it('explains one term per paragraph and six per page', () => {
  expect(explained('A milestone after a dry run.')).toEqual(['milestone']);
  expect(explained(trade.join('\n\n'))).toEqual(trade.slice(0, 6));
});

it.each([
  ['steps and lists', '<Steps>\n\n- A milestone.\n\n</Steps>'],
  ['notes', ':::note\n\nA milestone.\n\n:::'],
])('explains terms in %s', (_, mdx) => {
  expect(explained(mdx)).toEqual(['milestone']);
});

it.each([
  ['headings', '## Milestone'],
  ['links', '[Milestone](./a.mdx)'],
  ['labels', '**Milestone**'],
  ['code', '`Milestone`'],
  ['tables', '| Milestone |\n|---|'],
  ['other components', '<Card>\n\nMilestone\n\n</Card>'],
  ['the other language', '<div lang="fr">\n\nMilestone\n\n</div>'],
  ['the page about the term', 'A lag.'],
  ['terms missing from `explained`', 'An item.'],
])('explains no term in %s', (_, mdx) => {
  expect(explained(mdx)).toEqual([]);
});

it('skips everyday words of a language, and the glossary', () => {
  expect(explained('A baseline.', 'en')).toEqual(['baseline']);
  expect(explained('Une baseline.', 'fr')).toEqual([]);
  expect(explained('A baseline.', 'en', '/docs/glossary.mdx')).toEqual([]);
});
