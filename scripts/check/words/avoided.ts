import {locales, type Localized} from '../../../src/config/locales';
import {wholeProseIn} from '../prose';
import type {Rule} from '../rule';
import {reportTextFaults, type TextFault} from '../textFaults';
import {wholeWords} from './wholeWords';

/** Words that the guide does without. */
export interface Avoided {
  /** Sources of regular expressions, for whole words. */
  words: readonly string[];
  /** What to write in their place, as one says it to a writer. */
  instead: string;
}

/** A rule that reports each use of the words that it lists. */
export function avoidWords(name: string, avoided: Localized<readonly Avoided[]>): Rule {
  const faults: Localized<TextFault[]> = {en: toFaults(avoided.en), fr: toFaults(avoided.fr)};
  return {
    name,
    page(page, report) {
      for (const language of locales) {
        reportTextFaults(page, [wholeProseIn(page, language)], faults[language], report);
      }
    },
  };
}

function toFaults(avoided: readonly Avoided[]): TextFault[] {
  return avoided.map(({words, instead}) => ({
    pattern: wholeWords(words),
    expected: instead,
    remedy: 'Write the sentence without this word.',
  }));
}
