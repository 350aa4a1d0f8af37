/** Mistake of a page. The texts are parts of a sentence, except `remedy`. */
export interface Fault {
  found: string;
  expected: string;
  remedy: string;
}

/** Formats a mistake as an error message. */
export function messageOf({found, expected, remedy}: Fault): string {
  return `found ${found}; expected ${expected}. ${remedy}`;
}

/**
 * Control, invisible and private-use characters, noncharacters and lone surrogates, except line
 * breaks, tabs, soft hyphens, joiners, direction marks, the selector of colour emoji and the byte
 * order mark. Invalid UTF-8 is read as U+FFFD. U+2800 is a blank Braille pattern.
 */
const unreadable =
  /(?!^\uFEFF|[\t\n\r\u00AD\u061C\u200C-\u200F\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFD]/u;

/** Finds the first character that readers can't see, or that isn't UTF-8. */
export function findUnreadableCharacter(text: string): (Fault & {offset: number}) | undefined {
  const {0: character, index: offset} = unreadable.exec(text) ?? {};
  if (character === undefined || offset === undefined) {
    return undefined;
  }
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return {
    offset,
    found: `the character U+${code}`,
    expected: 'UTF-8 text without control, invisible or private-use characters',
    remedy: 'Delete the character, and save the file as UTF-8.',
  };
}
