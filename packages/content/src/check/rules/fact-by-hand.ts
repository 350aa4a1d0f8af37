import {pageRule} from '../pageRule';
import {placeAt} from '../place';
import {proseIn} from '../prose';
import {wholeWords} from '../words/wholeWords';

/** Messages are quoted word for word, limits too. */
const quotation = /[“«][^”»]*[”»]/gu;

/** A limit or a date that means nothing else is a component, so that it changes in one place. */
export const factByHand = pageRule('fact-by-hand', (page, report, {facts}) => {
  const prose = proseIn(page, page.language).filter(({kind}) => kind !== 'value');
  for (const key of facts?.unmistakable ?? []) {
    const words = facts!.values[key]?.[page.language];
    for (const {text, start} of words ? prose : []) {
      const unquoted = text.replace(quotation, (quoted) => ' '.repeat(quoted.length));
      for (const match of unquoted.matchAll(wholeWords([words!]))) {
        const from = start + match.index;
        const end = from + match[0].length;
        const component = `<Fact k="${key}" />`;
        report({
          ...placeAt(page, from),
          found: page.text.slice(from, end),
          expected: component,
          remedy: 'Write the component, or run `npm run check -- --fix`.',
          fix: {file: page.file, start: from, end, text: component},
        });
      }
    }
  }
});
