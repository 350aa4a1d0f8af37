import type {Facts, Locale} from '../../site';
import type {Page} from '../page';
import {pageRule} from '../pageRule';
import {placeAt} from '../place';
import {proseIn, type Prose} from '../prose';
import {wholeWords} from '../words/wholeWords';

/** A limit or a date that means nothing else is a component, so that it changes in one place. */
export const factByHand = pageRule('fact-by-hand', (page, report, {facts}) => {
  const prose = unquotedProse(page);
  for (const {pattern, component} of facts ? wordsOfFacts(facts, page.language) : []) {
    for (const {text, start} of prose) {
      for (const match of text.matchAll(pattern)) {
        const from = start + match.index;
        const end = from + match[0].length;
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

/** What to look for, and what to write in its place. A language may lack the words of a fact. */
function wordsOfFacts({unmistakable, values}: Facts, language: Locale) {
  return unmistakable.flatMap((key) => {
    const words = values[key]?.[language];
    return words ? [{pattern: wholeWords([words]), component: `<Fact k="${key}" />`}] : [];
  });
}

const quotation = /[“«][^”»]*[”»]/gu;

/** Messages are quoted word for word, limits too: spaces stand in the place of what is quoted. */
function unquotedProse(page: Page): Prose[] {
  return proseIn(page, page.language)
    .filter(({kind}) => kind !== 'value')
    .map((prose) => ({
      ...prose,
      text: prose.text.replace(quotation, (quoted) => ' '.repeat(quoted.length)),
    }));
}
