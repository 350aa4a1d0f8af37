import {pageRule} from '../pageRule';
import {masked, proseIn} from '../prose';
import {reportTextFaults, type TextFault} from '../textFaults';
import {wholeWords} from '@guide/content';

/** A limit or a date that means nothing else is a component, so that it changes in one place. */
export const factByHand = pageRule('fact-by-hand', (page, report, {facts}) => {
  const faults = (facts?.unmistakable ?? []).flatMap((key): TextFault[] => {
    // A language may lack the words of a fact.
    const words = facts?.values[key]?.[page.language];
    return words
      ? [
          {
            pattern: wholeWords([`(?<!\\d[., ])${words}`]),
            expected: `<Fact k="${key}" />`,
            remedy: 'Write the component.',
          },
        ]
      : [];
  });
  // Messages are quoted word for word, limits too.
  const prose = proseIn(page, page.language)
    .filter(({kind}) => kind !== 'value')
    .map((one) => ({...one, text: one.text.replace(/[“«][^”»]*[”»]/gu, masked)}));
  reportTextFaults(page, prose, faults, report);
});
