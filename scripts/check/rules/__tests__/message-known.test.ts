import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {messageKnown} from '../message-known';

describe('message-known', () => {
  it.each([
    ['en', '“This field is required.” (`M-GEN-01`)'],
    ['fr', '« Ce champ est obligatoire. » (`M-GEN-01`)'],
    ['en', '| `M-GEN-01` | “This field is required.” | Fill it |'],
    ['en', '| `M-GEN-01` | This field is required. | Fill it |'],
    ['en', '“The code \\{code\\} is already used by \\{name\\}.” (`M-ORG-01`)'],
    ['en', 'See `M-GEN-01`.'],
  ] as const)('passes %s %j', async (locale, text) => {
    expect(await findingsOf(messageKnown, {[locale]: text})).toEqual([]);
  });

  it.each([
    [
      'en',
      'A.\n\nSee “This field is needed.” (`M-GEN-01`)',
      '3:6 “This field is needed.”, as the message M-GEN-01 → “This field is required.”',
    ],
    [
      'en',
      '| `M-GEN-01` | This field is needed. | Fill it |',
      '1:16 “This field is needed.”, as the message M-GEN-01 → “This field is required.”',
    ],
    [
      'fr',
      '« This field is required. » (`M-GEN-01`)',
      '1:3 “This field is required.”, as the message M-GEN-01 → “Ce champ est obligatoire.”',
    ],
    [
      'en',
      'See `M-GEN-99`.',
      '1:6 the code M-GEN-99, which no message has → the code of a message of the product',
    ],
  ] as const)('finds %s %j', async (locale, text, finding) => {
    expect(await findingsOf(messageKnown, {[locale]: text})).toEqual([finding]);
  });
});
