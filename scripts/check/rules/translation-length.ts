import {measuredProse} from '../measuredProse';
import type {Rule} from '../rule';

/** Words of a French page for each one of the English page. */
const least = 0.9;
const most = 1.5;

/** A French page is about as long as the English one: much less lacks something, much more adds to it. */
export const translationLength: Rule = {
  name: 'translation-length',
  guide(guide, report) {
    for (const french of guide.pagesOf('fr')) {
      const english = guide.twinOf(french);
      if (!english) {
        continue;
      }
      const words = measuredProse(french).words;
      const englishWords = measuredProse(english).words;
      if (words <= least * englishWords || words >= most * englishWords) {
        report({
          file: french.file,
          line: 1,
          column: 1,
          found: `${words} words, for ${englishWords} of ${english.file}`,
          expected: `more than ${Math.floor(least * englishWords)} and less than ${Math.ceil(most * englishWords)} words`,
          remedy: 'Compare the two pages: translate what is missing, or leave out what is added.',
        });
      }
    }
  },
};
