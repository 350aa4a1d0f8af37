import {pageRule} from '../pageRule';
import {placeAt} from '../place';

/** A page whose MDX or front matter cannot be read stops the build, and no other rule sees into it. */
export const pageReadable = pageRule('page-readable', (page, report) => {
  const {file, fault, frontMatter, frontMatterStart} = page;
  if (fault) {
    // What is open at the end of a page has its place in the message alone: “(3:1-3:8)”.
    const [, line, column] = /\((\d+):(\d+)/.exec(fault.reason) ?? [];
    report({
      file,
      line: fault.line ?? Number(line ?? 1),
      column: fault.column ?? Number(column ?? 1),
      found: fault.reason,
      expected: 'a page that MDX can read',
      remedy: 'Close what is opened; write \\{ and \\< where the signs themselves are meant.',
    });
  }
  for (const {message, pos} of frontMatter.errors) {
    report({
      ...placeAt(page, frontMatterStart + pos[0]),
      found: message.split('\n')[0]!.replace(/ at line \d+.*$/, ''),
      expected: 'one "key: value" a line',
      remedy: "Put a value that holds a colon between quotes: title: 'Lift: import files'.",
    });
  }
});
