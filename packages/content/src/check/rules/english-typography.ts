import {proseIn} from '../prose';
import {pageRule} from '../pageRule';
import {reportTextFaults, type TextFault} from '../textFaults';

/** How English is set: apostrophes, quotation marks, and no space before a mark. */
export const englishTypography = pageRule('english-typography', (page, report) => {
  reportTextFaults(page, proseIn(page, 'en'), faults, report);
});

const faults: TextFault[] = [
  {pattern: /'+/gu, replace: () => '’'},
  {pattern: /"([^"«»]+)"|«\s*([^"«»]+?)\s*»/gu, replace: ([, one, other]) => `“${one ?? other}”`},
  {
    pattern: /(?<!"[^"]*)"(?![^"]*")|«(?![^«»]*»)|(?<!«[^«»]*)»/gu,
    expected: 'quotation marks in pairs: “…”',
  },
  // A key such as ? has a space on each side.
  {
    pattern: /(?<=[^\s(])\s+(?=[:;!](?:\s|$))|(?<=[\p{L}\p{N}”)])\s+(?=\?\s*$)/gu,
    replace: () => '',
  },
  {pattern: /(?<=\S)\s+(?=,(?!\d))|(?<=\S)\s+(?=\.(?:\s|$))/gu, replace: () => ''},
];
