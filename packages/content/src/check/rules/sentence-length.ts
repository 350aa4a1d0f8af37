import {countWords} from '../../countWords';
import {sentencesOf} from '../flow';
import {pageRule} from '../pageRule';
import {placeAt} from '../place';
import {proseOf} from '../prose';

/** Words of a sentence, at most; code and components are none. */
const MOST = 30;

/** A sentence that is too long is read twice. */
export const sentenceLength = pageRule('sentence-length', (page, report) => {
  const paragraphs = proseOf(page).filter(({kind}) => kind === 'paragraph');
  for (const {text, start} of paragraphs.flatMap(sentencesOf)) {
    const length = countWords(text);
    if (length > MOST) {
      report({
        ...placeAt(page, start),
        found: `a sentence of ${length} words: “${page.text.slice(start, start + text.length)}”`,
        expected: `${MOST} words at most`,
        remedy: 'Make two sentences of it, or a list.',
      });
    }
  }
});
