import {locationAt} from '../location';
import {pageRule} from '../rule';

/** Match quotes, “Text.” (`M-GEN-01`), and table rows, | `M-GEN-01` | Text. | */
function quotations(code: string): RegExp[] {
  return [
    new RegExp(`(?<=[“«] ?)(?<words>[^ ”»\\n][^”»\\n]*?) ?[”»] \\(\`(?<id>${code})\`\\)`, 'dgu'),
    new RegExp(`^\\| \`(?<id>${code})\` \\| (?<words>[^|\\n]*[.?](?: ?[”»])?) \\|`, 'dgmu'),
  ];
}

export const messageKnown = pageRule('message-known', (page, report, {messages}) => {
  if (!messages) {
    return;
  }
  const {texts, code, file} = messages;
  for (const match of page.text.matchAll(new RegExp(code, 'g'))) {
    if (!texts[match[0]]) {
      report({
        ...locationAt(page, match.index),
        found: `the unknown message code ${match[0]}`,
        expected: 'the code of an existing message',
        remedy: `Correct the code, or add the message to ${file}.`,
      });
    }
  }
  for (const match of quotations(code).flatMap((pattern) => [...page.text.matchAll(pattern)])) {
    const {words, id} = match.groups as {words: string; id: string};
    const message = texts[id]?.[page.language];
    if (message !== undefined && message !== words.replace(/[\\“”«»]/g, '').trim()) {
      report({
        ...locationAt(page, match.indices!.groups!.words![0]),
        found: `“${words}”, as the message ${id}`,
        expected: `“${message}”`,
        remedy: `Quote the message as it is in ${file}.`,
      });
    }
  }
});
