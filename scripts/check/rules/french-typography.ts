import {proseIn} from '../prose';
import type {Rule} from '../rule';
import {reportTextFaults, type TextFault} from '../textFaults';

/**
 * How French is set: apostrophes, quotation marks, spaces, accents on capitals, suspension points.
 * Spaces are ordinary ones: the build makes them no-break (`src/lib/frenchSpaces.ts`).
 */
export const frenchTypography: Rule = {
  name: 'french-typography',
  page(page, report) {
    reportTextFaults(page, proseIn(page, 'fr'), faults, report);
  },
};

/** Words that begin with these letters have an accent on the first one; not in a name: Subscription Edition. */
const accented = [
  'Ebauche',
  'Ecart(?!e)',
  'Echange',
  'Echec',
  'Echelle',
  'Echéanc',
  'Echeanc',
  'Echou',
  'Ecran',
  'Ecras',
  'Ecri',
  'Editeur',
  'Edition',
  'Edite[rz]',
  'Egal',
  'Elabor',
  'Elément',
  'Element',
  'Eligib',
  'Enumér',
  'Equip',
  'Equiv',
  'Etabli',
  'Etape',
  'Etat',
  'Etend',
  'Etiquet',
  'Etude',
  'Evalu',
  'Evén',
  'Evèn',
  'Evit',
  'Evolu',
];

const faults: TextFault[] = [
  {pattern: /'+/gu, replace: () => '’'},
  {
    pattern: /"([^"“”]+)"|“([^"“”]+)”/gu,
    replace: ([, one, other]) => `« ${(one ?? other)!.trim()} »`,
  },
  {
    pattern: /(?<!"[^"]*)"(?![^"]*")|“(?![^“”]*”)|(?<!“[^“”]*)”/gu,
    expected: 'quotation marks in pairs: « … »',
  },
  // A mark that stands for itself, as the key ?, has no word before it.
  {pattern: /(?<=[^\s([«])[;?!%€»](?<![?!]{2})/gu, replace: ([mark]) => ` ${mark}`},
  {pattern: /(?<=[^\s([«]):(?=\s|$)/gu, replace: () => ' :'},
  {pattern: /(?<=\p{L}):(?=\p{L})/gu, replace: () => ' : '},
  {pattern: /«(?=\S)/gu, replace: () => '« '},
  {pattern: /(?<=\S)\s+(?=,(?!\d))|(?<=\S)\s+(?=\.(?:\s|$))/gu, replace: () => ''},
  {pattern: /\.{3}/gu, replace: () => '…'},
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}-]|\\p{Lu}\\p{Ll}+ )E(?=(?:${accented.map((word) => word.slice(1)).join('|')}))`,
      'gu',
    ),
    replace: () => 'É',
  },
  {pattern: /(?<![\p{L}\p{N}-])Ca(?![\p{L}\p{N}-])/gu, replace: () => 'Ça'},
  // A sentence seldom begins with the verb: “A” before a small letter is “À”.
  {pattern: /(?<=^\s*|[.:?!»] )A(?= (?:\p{Ll}|l’))/gu, replace: () => 'À'},
];
