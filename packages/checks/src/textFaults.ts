import type {Page} from './page';
import {placeAt} from './place';
import type {Prose} from './prose';
import type {Report} from './rule';

/** Words, or a way to write them, that no text of a language may hold. */
export interface TextFault {
  /** Global, with `u`. */
  pattern: RegExp;
  expected: string;
  remedy?: string;
  /** What `--fix` writes in its place; nothing where that could be wrong. */
  fix?: (match: RegExpExecArray) => string | undefined;
}

/** Reports each fault of a text of a page. */
export function reportTextFaults(
  page: Page,
  text: readonly Prose[],
  faults: readonly TextFault[],
  report: Report,
): void {
  for (const prose of text) {
    for (const {pattern, expected, remedy = 'Correct it.', fix} of faults) {
      for (const match of prose.text.matchAll(pattern)) {
        const start = prose.start + match.index;
        const end = start + match[0].length;
        const fixed = fix?.(match);
        // A colon in a value of the front matter may make it another value.
        const isSafe = fixed !== undefined && !(prose.kind === 'value' && fixed.includes(':'));
        report({
          ...placeAt(page, start),
          found: `“${shown(page.text, start, end)}”`,
          expected,
          remedy: isSafe ? 'Correct it, or run `npm run check -- --fix`.' : remedy,
          ...(isSafe && {fix: {file: page.file, start, end, text: fixed}}),
        });
      }
    }
  }
}

/** A fault without a word is shown with those that it begins and ends in: a lone apostrophe tells a writer nothing. */
function shown(text: string, start: number, end: number): string {
  const fault = text.slice(start, end);
  if (/\p{L}/u.test(fault) && fault.length > 1) {
    return fault;
  }
  const before = /[^\s|]*$/u.exec(text.slice(Math.max(0, start - 30), start))![0];
  const after = /^[^\s|]*/u.exec(text.slice(end, end + 30))![0];
  return (before + fault + after).trim();
}
