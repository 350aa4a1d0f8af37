import {pageRule} from '../pageRule';
import {masked, wholeProseIn} from '../prose';
import {reportTextFaults, type TextFault} from '../textFaults';
import {wholeWords} from '../words/wholeWords';

/** Names of the products of others. */
const names = /Data Center/g;

/**
 * American spellings that cspell's British dictionary accepts: words, and what replaces them. Words
 * in -ize are British too, but the guide writes -ise; size, prize, seize and maize have no other form.
 */
const spellings: readonly [american: string, british: string][] = [
  ['((?!(?:re|over|under)?siz|priz|seiz|maiz)\\p{L}+i)z(e|es|ed|er|ers|ing|able|ations?)', '$1s$2'],
  ['(anal|catal|paral)yz(e|es|ed|er|ers|ing)', '$1ys$2'],
  [
    '(behavi|col|fav|flav|harb|hon|hum|lab|neighb|rum)or(s|ed|ing|ful|less|able|ite|al)?',
    '$1our$2',
  ],
  ['(cent|fib|theat)er(s?)', '$1re$2'],
  ['(cancel|label|level|model|signal|total|travel)(ed|ing)', '$1l$2'],
  ['(cancel)(ations?)', '$1l$2'],
  ['(anal|catal)og(s?)', '$1ogue$2'],
  ['(gr)a(y)', '$1e$2'],
  ['(art)i(facts?)', '$1e$2'],
  ['(e)(mails?)', '$1-$2'],
  ['((?:an?|the|your|this|each|of|no) licen)s(es?)', '$1c$2'],
];

const faults: TextFault[] = spellings.map(([american, british]) => ({
  pattern: wholeWords([american]),
  replace: ([found, ...groups]) => {
    const word = british.replace(/\$(\d)/g, (_, index) => groups[Number(index) - 1] ?? '');
    return found === found.toUpperCase() ? word.toUpperCase() : word;
  },
}));

/** English is that of Britain. */
export const britishSpelling = pageRule('british-spelling', (page, report) => {
  const prose = wholeProseIn(page, 'en');
  const text = {...prose, text: prose.text.replace(names, masked)};
  reportTextFaults(page, [text], faults, report);
});
