import {masked, wholeProseIn} from '../prose';
import type {Rule} from '../rule';
import {reportTextFaults, type TextFault} from '../textFaults';
import {americanSpellings} from '../words/americanSpellings';
import {matchCase} from '../words/matchCase';
import {wholeWords} from '../words/wholeWords';

/**
 * English is that of Britain: organise, colour, centre. The spelling dictionary takes both varieties
 * of many words, and does not say the right one.
 */
export const englishSpellingVariety: Rule = {
  name: 'english-spelling-variety',
  page(page, report) {
    const prose = wholeProseIn(page, 'en');
    const text = {...prose, text: prose.text.replace(names, masked)};
    reportTextFaults(page, [text], faults, report);
  },
};

/** Names of the products of others. */
const names = /Data Center/g;

const faults: TextFault[] = americanSpellings.map(({american, british}) => {
  const whole = new RegExp(`^${american}$`, 'u');
  return {
    pattern: wholeWords([american]),
    replace: ([found]) => matchCase(found.toLowerCase().replace(whole, british), found),
  };
});
