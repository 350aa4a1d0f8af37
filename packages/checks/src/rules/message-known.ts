import {pageRule} from '../pageRule';
import {placeAt} from '../place';

const code = '(?:M-[A-Z]{3}|LIFT)-\\d+';

/** “Text.” (`M-GEN-01`), or a row of a table: | `M-GEN-01` | Text. | */
const quotations = [
  new RegExp(`(?<=[“«] ?)(?<words>[^ ”»\\n][^”»\\n]*?) ?[”»] \\(\`(?<code>${code})\`\\)`, 'dgu'),
  new RegExp(`^\\| \`(?<code>${code})\` \\| (?<words>[^|\\n]*[.?](?: ?[”»])?) \\|`, 'dgmu'),
];

/** Messages of the product are quoted word for word, with a code that one of them has. */
export const messageKnown = pageRule('message-known', (page, report, {messages, files}) => {
  if (!messages) {
    return;
  }
  const file = files?.messages ?? 'the messages of the rules';
  for (const match of page.text.matchAll(new RegExp(code, 'g'))) {
    if (!messages[match[0]]) {
      report({
        ...placeAt(page, match.index),
        found: `the code ${match[0]}, which no message has`,
        expected: 'the code of a message of the product',
        remedy: `Correct the code, or add the message to ${file}.`,
      });
    }
  }
  for (const match of quotations.flatMap((pattern) => [...page.text.matchAll(pattern)])) {
    const {words, code: id} = match.groups as {words: string; code: string};
    const message = messages[id]?.[page.language];
    if (message !== undefined && message !== words.replace(/[\\“”«»]/g, '').trim()) {
      report({
        ...placeAt(page, match.indices!.groups!.words![0]),
        found: `“${words}”, as the message ${id}`,
        expected: `“${message}”`,
        remedy: `Quote the message as it is in ${file}.`,
      });
    }
  }
});
