import {describe, expect, it} from 'vitest';
import {findingsOf, fixedBy} from '../../__tests__/guideOf';
import {frenchTypography} from '../french-typography';

describe('french-typography', () => {
  it.each([
    'L’état est « Ouvert » : oui ; non ! Pourquoi ? 35 % de 3 € (voir la page).',
    'Appuyez sur ? ou `?`, puis lisez `l\'état: "x"`.',
    'La note va de A à D, à 12:30:00 UTC… puis 0,93, et https://a.example/b',
    '<Label k="save" /> : un libellé.',
    'La Subscription Edition du serveur.',
    'Égal, Écran, À la fin.',
    '<div lang="en">\n\nIt\'s "English": yes!\n\n</div>',
  ])('passes %j', async (text) => {
    expect(await findingsOf(frenchTypography, {fr: text})).toEqual([]);
  });

  it.each([
    ["L'état.", 'L’état.'],
    ['Un "mot" et “un autre”.', 'Un « mot » et « un autre ».'],
    ['Un «mot».', 'Un « mot ».'],
    ['Oui; non! Quoi? 35% de 3€.', 'Oui ; non ! Quoi ? 35 % de 3 €.'],
    ['Exemple: un mot.', 'Exemple : un mot.'],
    ['<Label k="save" />: un libellé.', '<Label k="save" /> : un libellé.'],
    ['Exemple:mot', 'Exemple : mot'],
    ['Un mot , un autre .', 'Un mot, un autre.'],
    ['Et ainsi de suite...', 'Et ainsi de suite…'],
    ['Etat et Echéance. A la fin, Ecran.', 'État et Échéance. À la fin, Écran.'],
    ['Ca marche.', 'Ça marche.'],
    ['<Card to="/a/" title="L\'état">Oui.</Card>', '<Card to="/a/" title="L’état">Oui.</Card>'],
    ["---\ntitle: L'état\n---\n", '---\ntitle: L’état\n---\n'],
  ])('mends %j', async (text, mended) => {
    expect(await findingsOf(frenchTypography, {fr: text})).not.toEqual([]);
    expect(await fixedBy(frenchTypography, 'fr', text)).toBe(mended);
  });

  it('says where, and shows the word', async () => {
    expect(await findingsOf(frenchTypography, {fr: 'Un.\n\nDe l\'état "seul.'})).toEqual([
      "3:5 “l'état” → “l’état”",
      '3:11 “"seul.” → quotation marks in pairs: « … »',
    ]);
  });

  it('leaves English alone', async () => {
    expect(await findingsOf(frenchTypography, {en: "It's: yes!"})).toEqual([]);
  });
});
