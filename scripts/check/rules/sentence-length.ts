import type {Page} from '../guide';
import {measuredProse} from '../measuredProse';
import type {Report, Rule} from '../rule';

/** Words of a sentence, at most. */
const MOST = 25;

/** Words of a sentence, on average over a page. */
const MOST_ON_AVERAGE = 20;

/** Sentences are short, and shorter on average. */
export const sentenceLength: Rule = {
  name: 'sentence-length',
  page(page, report) {
    const {averageSentence, sentences} = measuredProse(page);
    for (const {text, length, line} of sentences.filter((sentence) => sentence.length > MOST)) {
      report({
        file: page.file,
        line,
        column: 1,
        found: `a sentence of ${length} words: “${text}”`,
        expected: `${MOST} words at most`,
        remedy: 'Make two sentences of it, or a list.',
      });
    }
    reportAverage(page, averageSentence, report);
  },
};

function reportAverage({file}: Page, average: number, report: Report): void {
  if (average > MOST_ON_AVERAGE) {
    report({
      file,
      line: 1,
      column: 1,
      found: `sentences of ${average.toFixed(1)} words on average`,
      expected: `${MOST_ON_AVERAGE} words at most, on average`,
      remedy: 'Shorten the longest sentences; `npm run prose` shows the figures of each page.',
    });
  }
}
