import {locationAt} from '../location';
import type {Page} from '../page';
import {proseOf} from '../prose';
import type {Report, Rule, SourceLocation} from '../rule';

/** Shorter sentences, such as "Select Save", are often the same for good reasons. */
const MIN_WORDS = 12;

/** Reports sentences that another page of the language also contains. */
export const repeatedSentence: Rule = {
  name: 'repeated-sentence',
  check(guide, report) {
    for (const locale of Object.keys(guide.context.folders)) {
      const firstLocations = new Map<string, SourceLocation>();
      for (const page of guide.pagesOf(locale)) {
        reportRepetitions(page, firstLocations, report);
      }
    }
  },
};

function reportRepetitions(
  page: Page,
  firstLocations: Map<string, SourceLocation>,
  report: Report,
): void {
  for (const {offset, text} of sentencesOf(page)) {
    const location = locationAt(page, offset);
    const first = firstLocations.get(text);
    if (!first) {
      firstLocations.set(text, location);
    } else if (first.file !== page.file) {
      report({
        ...location,
        found: `“${text}”, also in ${first.file}:${first.line}`,
        expected: 'a sentence on one page only',
        remedy: 'Keep it on the page that readers would look at, and link to it from the other.',
      });
    }
  }
}

function sentencesOf(page: Page) {
  const segmenter = new Intl.Segmenter(page.language, {granularity: 'sentence'});
  return proseOf(page)
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({start, text}) =>
      [...segmenter.segment(text)].map(({index, segment}) => ({
        offset: start + index,
        text: page.text.slice(start + index, start + index + segment.length).trim(),
      })),
    )
    .filter(({text}) => text.split(/\s+/).length >= MIN_WORDS);
}
