import type {Page} from './page';
import {locationAt} from './location';
import type {Prose} from './prose';
import type {Report} from './rule';

export interface TextFault {
  /** Requires the flags `g` and `u`. */
  pattern: RegExp;
  expected: string;
  remedy?: string;
  /** For `--fix`; `undefined` if it could be wrong. */
  fix?: (match: RegExpExecArray) => string | undefined;
}

/** Reports each match of the patterns in prose. */
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
        // In front matter, a colon could make the YAML invalid.
        const isSafe = fixed !== undefined && !(prose.kind === 'value' && fixed.includes(':'));
        report({
          ...locationAt(page, start),
          found: `“${withContext(page.text, start, end)}”`,
          expected,
          remedy: isSafe ? 'Correct it, or run `npm run check -- --fix`.' : remedy,
          ...(isSafe && {fix: {file: page.file, start, end, text: fixed}}),
        });
      }
    }
  }
}

/** Adds the word around a single mark, such as an apostrophe. */
function withContext(text: string, start: number, end: number): string {
  const fault = text.slice(start, end);
  if (/\p{L}/u.test(fault) && fault.length > 1) {
    return fault;
  }
  const before = /[^\s|]*$/u.exec(text.slice(Math.max(0, start - 30), start))![0];
  const after = /^[^\s|]*/u.exec(text.slice(end, end + 30))![0];
  return (before + fault + after).trim();
}
