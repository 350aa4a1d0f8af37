import {expect, it} from 'vitest';
import {createAnalyser} from '../analyser';
import {splitWords} from '../words';

it.each([
  ["l’équipe d'intégration", ['equipe', 'integration']],
  ['jusqu’au 31 mars', ['au', '31', 'mars']],
  ['LIFT-303 e-mail', ['lift 303', 'e mail']],
  ['ŒUVRE $filter', ['oeuvre', '$filter']],
  ['Новый Ёж हिन्दी', ['новый', 'еж', 'हिन्दी']],
  ['東京に行く（新宿）', ['東京', 'に', '行く', '新宿']],
  ['ภาษาไทย', ['ภาษา', 'ไทย']],
])('splits “%s” into folded words and their parts', (text, words) => {
  expect(splitWords(text).map((parts) => parts.join(' '))).toEqual(words);
});

it.each([
  [
    'en',
    'datasets dependencies charges status bus 429s',
    'dataset dependency charge status bus 429s',
  ],
  ['fr', 'echeances echeance taches vues lois', 'echeanc echeanc tache vue loi'],
  ['fr', 'tableaux jeux travaux taux', 'tableau jeu traval taux'],
  ['fr-CA', 'planifier planifiee annuelle', 'planifi planifi annuel'],
  ['de', 'abhangigkeit abhangigkeiten', 'abhang abhang'],
  ['es', 'operacion operaciones', 'oper oper'],
  ['el', 'αει', 'αει'],
  ['pl', 'tabele', 'tabele'],
])('%s: stems %s to %s', (language, words, stems) => {
  expect(words.split(' ').map(createAnalyser(language).stem).join(' ')).toBe(stems);
});

it.each([
  ['mois', 'moi'],
  ['passer', 'pas'],
  ['annees', 'an'],
  ['porter', 'port'],
  ['peux', 'peu'],
])('doesn’t stem the French words %s and %s alike', (one, other) => {
  const {stem} = createAnalyser('fr');
  expect(stem(one)).not.toBe(stem(other));
});

it.each([
  ['deactivation', 'deactivate', 'en', true],
  ['exporting', 'export', 'en', true],
  ['renouvellement', 'renouvel', 'fr', true],
  ['creation', 'cree', 'fr', true],
  ['portfolio', 'portal', 'en', false],
  ['date', 'dataset', 'en', false],
])('%s and %s (%s) are in one word family: %s', (one, other, language, expected) => {
  expect(createAnalyser(language).areFamily(one, other)).toBe(expected);
});
