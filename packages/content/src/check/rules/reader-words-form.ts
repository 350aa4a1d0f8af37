import {readReaderWords} from '../readerWords';
import type {Rule} from '../rule';

/** The words of readers have the form that the search reads. */
export const readerWordsForm: Rule = {
  name: 'reader-words-form',
  guide(guide, report) {
    for (const kind of ['questions', 'absent', 'synonyms'] as const) {
      readReaderWords(guide, kind).forEach(({faults}) => faults.forEach(report));
    }
  },
};
