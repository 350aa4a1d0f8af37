import {reportTextFaults, type TextFault} from '../textFaults';
import {MASK, proseOf} from '../prose';
import type {Rule} from '../rule';

/** Headings are no sentences: they end without a stop. A question keeps its mark. */
export const headingFinalStop: Rule = {
  name: 'heading-final-stop',
  page(page, report) {
    const headings = proseOf(page).filter(({kind}) => kind === 'heading');
    reportTextFaults(page, headings, [finalStop], report);
  },
};

const finalStop: TextFault = {
  // The id of the heading, which is no text, may follow.
  pattern: new RegExp(`\\s*[.,:;!…]+(?=\\s*(?:${MASK}+\\s*)?$)`, 'gu'),
  replace: () => '',
  remedy: 'End the heading without a stop.',
};
