import {proseIn} from '../prose';
import {pageRule} from '../pageRule';
import {reportTextFaults, type TextFault} from '../textFaults';

/**
 * How French is set: apostrophes, quotation marks, spaces, suspension points. Accents on capitals are
 * a matter of spelling, but where both ways are words.
 * Spaces are ordinary ones: the build makes them no-break (`packages/content/src/frenchSpaces.ts`).
 */
export const frenchTypography = pageRule('french-typography', (page, report) => {
  reportTextFaults(page, proseIn(page, 'fr'), faults, report);
});

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
  {pattern: /(?<![\p{L}\p{N}-])Ca(?![\p{L}\p{N}-])/gu, replace: () => 'Ça'},
  // A sentence seldom begins with the verb: “A” before a small letter is “À”.
  {pattern: /(?<=^\s*|[.:?!»] )A(?= (?:\p{Ll}|l’))/gu, replace: () => 'À'},
];
