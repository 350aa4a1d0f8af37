import {describe, expect, it} from 'vitest';
import messages from '../../src/data/messages.json';
import type {Locale} from '../support/contract';
import {locales} from '../support/contract';
import {readSources} from '../support/sources';

const known = messages as Record<string, Record<Locale, string>>;
const code = /(?:M-[A-Z]{3}|LIFT)-\d+/;

/** “Text.” (`M-GEN-01`), or a row of a table: | `M-GEN-01` | Text. | */
const quoted = new RegExp(`[“«] ?([^”»\\n]+?) ?[”»] \\(\`(${code.source})\`\\)`, 'g');
const tabled = new RegExp(`^\\| \`(${code.source})\` \\| ([^|\\n]*[.?]) \\|`, 'gm');

/** Messages that a page quotes otherwise than `src/data/messages.json`, and codes that no message has. */
function findFaults(text: string, language: Locale): string[] {
  const quotes = [
    ...[...text.matchAll(quoted)].map(([, message, id]) => ({id: id!, message: message!})),
    ...[...text.matchAll(tabled)].map(([, id, message]) => ({id: id!, message: message!})),
  ];
  const wrong = quotes.filter(
    ({id, message}) =>
      known[id]?.[language] !==
      message
        .replaceAll('\\', '')
        .replace(/[“”«»]/g, '')
        .trim(),
  );
  const unknown = [...text.matchAll(new RegExp(code, 'g'))].filter(([id]) => !known[id]);
  return [
    ...wrong.map(
      ({id, message}) => `${id} is quoted as "${message}", expected "${known[id]?.[language]}"`,
    ),
    ...unknown.map(([id]) => `no message has the code ${id}`),
  ];
}

describe.each(locales)('messages quoted in %s', (locale) => {
  const sources = readSources(locale);

  it('are those of the product, word for word', () => {
    const faults = sources.flatMap(({file, language, text}) =>
      findFaults(text, language).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('are quoted on many pages', () => {
    const count = sources.filter(({text}) => /\(`M-|^\| `(?:M|LIFT)-/m.test(text)).length;
    expect(count).toBeGreaterThan(35);
  });
});

describe('the check', () => {
  it.each([
    ['“This field is needed.” (`M-GEN-01`)', 'M-GEN-01 is quoted as "This field is needed."'],
    ['| `M-GEN-01` | This field is needed. | Fill it |', 'M-GEN-01 is quoted as'],
    ['See `M-GEN-99`.', 'no message has the code M-GEN-99'],
  ])('finds %s', (text, fault) => {
    expect(findFaults(text, 'en')[0]).toContain(fault);
  });

  it('takes escaped placeholders', () => {
    expect(
      findFaults('“The code \\{code\\} is already used by \\{name\\}.” (`M-ORG-01`)', 'en'),
    ).toEqual([]);
  });
});
