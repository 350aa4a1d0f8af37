import {flowOf, isWithin, pageBounds, percent, summarise} from '../flow';
import {pageRule} from '../pageRule';
import {placeAt} from '../place';

/** Fewer sentences say nothing about a page. */
const LEAST_SENTENCES = 15;

/** Sentences of natural length: neither a staccato nor one long breath. A glossary is a list of definitions. */
export const proseFlow = pageRule('prose-flow', (page, report, {glossary}) => {
  const summary = summarise(flowOf(page).lengths);
  if (
    page.source !== glossary?.source &&
    summary.sentences >= LEAST_SENTENCES &&
    !isWithin(pageBounds, summary)
  ) {
    const [least, most] = pageBounds.average;
    report({
      ...placeAt(page, 0),
      found: `sentences of ${summary.average.toFixed(1)} words on average, ${percent(summary.short)} of them below 8`,
      expected: `${least} to ${most} words, and ${percent(pageBounds.short)} at most`,
      remedy:
        'Join what belongs together with because, so, which or until; `npm run prose` has the numbers of all pages.',
    });
  }
});
