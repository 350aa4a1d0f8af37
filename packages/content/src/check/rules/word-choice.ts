import {pageRule} from '../pageRule';
import {wholeProseIn} from '../prose';
import {reportTextFaults} from '../textFaults';
import {wholeWords} from '../words/wholeWords';

/** Words that pages do without. */
export interface Avoided {
  /** Sources of regular expressions, for whole words. */
  words: readonly string[];
  /** What to write in their place, as one says it to a writer. */
  instead: string;
}

/** How a writer speaks to a reader: the words are those of the options. */
export const wordChoice = pageRule('word-choice', (page, report, {avoidedWords = {}}) => {
  for (const [language, avoided] of Object.entries(avoidedWords)) {
    const faults = avoided.map(({words, instead}) => ({
      pattern: wholeWords(words),
      expected: instead,
      remedy: 'Write the sentence without this word.',
    }));
    reportTextFaults(page, [wholeProseIn(page, language)], faults, report);
  }
});
