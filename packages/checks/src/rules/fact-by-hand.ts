import {pageRule} from '../rule';
import {maskText, proseIn} from '../prose';
import {reportTextFaults, type TextFault} from '../textFaults';
import {wholeWords} from '@guide/content';

/** Requires `<Fact>` for unambiguous values, such as limits. */
export const factByHand = pageRule('fact-by-hand', (page, report, {facts}) => {
  const faults = (facts?.unmistakable ?? []).map((key): TextFault => ({
    // A fact may have no value in this language.
    pattern: wholeWords([`(?<!\\d[., ])${facts?.values[key]?.[page.language] ?? '(?!)'}`]),
    expected: `<Fact k="${key}" />`,
    remedy: 'Write the component.',
  }));
  // Quoted messages may contain limits.
  const prose = proseIn(page, page.language)
    .filter(({kind}) => kind !== 'value')
    .map((item) => ({...item, text: item.text.replace(/[“«][^”»]*[”»]/gu, maskText)}));
  reportTextFaults(page, prose, faults, report);
});
