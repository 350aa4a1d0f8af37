import * as z from 'zod';
import {limits} from '../limits';

/** A word or a sentence that a call brings. @param max its length, in characters */
export function words(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), 'It may hold no control characters.');
}

/** Which edition of the guide is meant. */
export const edition = {
  language: words(limits.word)
    .optional()
    .describe('Code of the language, such as "en" or "fr". By default that of the home page.'),
  version: words(limits.word)
    .optional()
    .describe('Version of the product, such as "2025.8". By default the one that is released.'),
};

/** All tools read, and nothing but the site. */
export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
