import {expect, it} from 'vitest';
import {findUnreadableCharacter} from '../safety';

it.each([
  ['controls', '\0\u0007\u0085'],
  ['invisible characters', '\u200B\u2060\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\u{E0041}'],
  ['direction overrides', '\u202E\u2066'],
  ['line and paragraph separators', '\u2028\u2029'],
  ['private use', '\uE000\u{F0000}\u{10FFFD}'],
  ['noncharacters', '\uFDD0\uFFFE\u{1FFFF}'],
  ['lone surrogates', '\uD800'],
  ['invalid UTF-8 and misplaced byte order marks', '\uFFFD\uFEFF'],
])('rejects %s', (_name, characters) => {
  for (const character of characters) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    expect(findUnreadableCharacter(`A${character}b`)).toMatchObject({
      offset: 1,
      found: `the character U+${code}`,
    });
  }
});

it('accepts letters, spaces, line breaks, direction marks, emoji and a byte order mark', () => {
  const text =
    '\uFEFFÀ l’œuvre\u00A0:\u202F«\u2009x»\r\n\tco\u00ADop \u200E\u200Dעב ☎\uFE0F 👩\u200D💻 语言 ∑';
  expect(findUnreadableCharacter(text)).toBeUndefined();
});
