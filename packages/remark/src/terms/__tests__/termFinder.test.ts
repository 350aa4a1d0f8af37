import {expect, it} from 'vitest';
import {createTermFinder} from '../termFinder';

const find = (locale: string, forms: string[], text: string) =>
  createTermFinder(
    [{key: '', name: '', forms, definition: '', page: ''}],
    locale,
  )(text).map((use) => use.text);

it.each([
  ['en', 'Milestone', 'A milestone. Milestones.', ['milestone', 'Milestones']],
  ['en', 'Dependency', 'its dependencies', ['dependencies']],
  ['en', 'WBS', 'the WBS and the wbs', ['WBS']],
  ['fr', 'Journal d’audit', 'les journaux d’audit', ['journaux d’audit']],
  ['fr-CA', 'Journal d’audit', 'les journaux d’audit', ['journaux d’audit']],
  ['fr', 'Clé de rapprochement', 'des clés de\nrapprochement', ['clés de\nrapprochement']],
  ['en', 'C++ (old)', 'C++ (old) code', ['C++ (old)']],
  ['en', 'Lag', 'a flag, lagging', []],
  ['en', 'Node', 'Node.js and a node. Nodes.', ['node', 'Nodes']],
  ['en', 'Match key', '“The match key is empty.” Set two match keys.', ['match keys']],
  ['fr', 'Clé', 'Message : « La clé manque. »', []],
])('%s: finds the term "%s" in %j as %j', (locale, form, text, found) => {
  expect(find(locale, [form], text)).toEqual(found);
});

it('finds the longest term, and no shorter one inside it', () => {
  const found = find('en', ['Cost', 'Cost variance'], 'cost variance and cost');
  expect(found).toEqual(['cost variance', 'cost']);
});
