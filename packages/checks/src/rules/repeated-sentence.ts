import {locationAt} from '../location';
import type {Page} from '../page';
import {proseOf} from '../prose';
import type {Report, Rule} from '../rule';

/** Shorter sentences, such as "Select Save", are often the same for good reasons. */
const MIN_WORDS = 12;

interface Sentence {
  page: Page;
  offset: number;
  text: string;
}

export const repeatedSentence: Rule = {
  name: 'repeated-sentence',
  check(guide, report) {
    for (const locale of Object.keys(guide.context.folders)) {
      const firstSentences = new Map<string, Sentence>();
      for (const page of guide.pagesOf(locale)) {
        reportRepetitions(page, firstSentences, report);
      }
    }
  },
};

function reportRepetitions(
  page: Page,
  firstSentences: Map<string, Sentence>,
  report: Report,
): void {
  for (const sentence of sentencesOf(page)) {
    const {offset, text} = sentence;
    const first = firstSentences.get(text);
    if (!first) {
      firstSentences.set(text, sentence);
    } else if (first.page !== page) {
      const {file, line} = locationAt(first.page, first.offset);
      report({
        ...locationAt(page, offset),
        found: `“${text}”, also in ${file}:${line}`,
        expected: 'a sentence on one page only',
        remedy: 'Keep it on the page that readers would look at, and link to it from the other.',
      });
    }
  }
}

function sentencesOf(page: Page): Sentence[] {
  const segmenter = new Intl.Segmenter(page.language, {granularity: 'sentence'});
  return proseOf(page)
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({start, text}) =>
      [...segmenter.segment(text)].map(({index, segment}) => ({
        page,
        offset: start + index,
        text: page.text.slice(start + index, start + index + segment.length).trim(),
      })),
    )
    .filter(({text}) => text.split(/\s+/).length >= MIN_WORDS);
}
