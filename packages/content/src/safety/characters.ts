import type {Fault} from './fault';

/**
 * Control and invisible characters, except line breaks, tabs, soft hyphens, joiners, direction marks
 * and the byte order mark. Invalid UTF-8 is read as U+FFFD.
 */
const unreadable = /(?!^\uFEFF|[\t\n\r\u00AD\u061C\u200C-\u200F])[\p{Cc}\p{Cf}\uFFFD]/u;

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
    expected: 'UTF-8 text without control or invisible characters',
    remedy: 'Delete the character, and save the file as UTF-8.',
  };
}
