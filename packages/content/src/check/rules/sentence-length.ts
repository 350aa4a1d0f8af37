import {countWords} from '../../countWords';
import {pageRule} from '../pageRule';
import {placeAt} from '../place';
import {proseOf} from '../prose';

/** Words of a sentence, at most; code and components are none. */
const MOST = 30;

/** To the mark before the next capital, or what no text is (`MASK`); else to the end of the paragraph. */
const sentences = /\S.*?(?:[.!?:»”](?=\s+[\p{Lu}«“]|\s*\uFFFC)|$)/gsu;

/** A sentence that is too long is read twice. */
export const sentenceLength = pageRule('sentence-length', (page, report) => {
  for (const {text, start} of proseOf(page).filter(({kind}) => kind === 'paragraph')) {
    for (const {0: sentence, index} of text.matchAll(sentences)) {
      const length = countWords(sentence);
      if (length > MOST) {
        const from = start + index;
        report({
          ...placeAt(page, from),
          found: `a sentence of ${length} words: “${page.text.slice(from, from + sentence.length)}”`,
          expected: `${MOST} words at most`,
          remedy: 'Make two sentences of it, or a list.',
        });
      }
    }
  }
});
