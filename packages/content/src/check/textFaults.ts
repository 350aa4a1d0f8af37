import type {Page} from './page';
import {placeAt} from './place';
import type {Prose} from './prose';
import type {Report} from './rule';

/** Words, or a way to write them, that no text of a language may hold. */
export type TextFault = {
  /** Global, with `u`. */
  pattern: RegExp;
  /** What the writer does; by default, to correct it. */
  remedy?: string;
} & (
  | {
      /** What stands there instead, when it is certain; what this gives is also the fix. */
      replace: (match: RegExpExecArray) => string;
    }
  | {
      /** What should stand there, in words, when it is not certain. */
      expected: string;
    }
);

/** The remedy of what `--fix` mends too. */
export const CORRECT_IT = 'Correct it, or run `npm run check -- --fix`.';

/** Reports each fault of a text of a page. */
export function reportTextFaults(
  page: Page,
  text: readonly Prose[],
  faults: readonly TextFault[],
  report: Report,
): void {
  for (const prose of text) {
    for (const fault of faults) {
      for (const match of prose.text.matchAll(fault.pattern)) {
        const start = prose.start + match.index;
        const end = start + match[0].length;
        const {before, after} = isWord(match[0])
          ? {before: '', after: ''}
          : wordAround(page.text, start, end);
        const found = quote(before + page.text.slice(start, end) + after);
        if ('expected' in fault) {
          const {expected, remedy = 'Correct it by hand.'} = fault;
          report({...placeAt(page, start), found, expected, remedy});
          continue;
        }
        const replacement = fault.replace(match);
        report({
          ...placeAt(page, start),
          found,
          expected: quote(before + replacement + after),
          remedy: fault.remedy ?? CORRECT_IT,
          ...(isSafe(replacement, prose) && {
            fix: {file: page.file, start, end, text: replacement},
          }),
        });
      }
    }
  }
}

/** A colon in a value of the front matter may make it another value. */
function isSafe(replacement: string, {kind}: Prose): boolean {
  return kind !== 'value' || !replacement.includes(':');
}

function isWord(text: string): boolean {
  return text.length > 1 && /\p{L}/u.test(text);
}

/** The rest of the words that a fault begins and ends in: a lone apostrophe tells a writer nothing. */
function wordAround(text: string, start: number, end: number) {
  return {
    before: /[^\s|]*$/u.exec(text.slice(Math.max(0, start - 30), start))![0],
    after: /^[^\s|]*/u.exec(text.slice(end, end + 30))![0],
  };
}

function quote(text: string): string {
  return `“${text.trim()}”`;
}
