import * as z from 'zod';
import {limits} from '../limits';
import {PublicError, withPublicErrors} from '../toolErrors';

/** Schema of a text without control characters. */
export function shortText(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), 'Remove the control characters.');
}

export const languageAndVersionInput = {
  language: shortText(limits.argument)
    .optional()
    .describe('Language code, such as "en" or "fr". Default: that of the home page.'),
  version: shortText(limits.argument)
    .optional()
    .describe('Version of the product, such as "2025.8". Default: the latest release.'),
};

export const readOnly = {readOnlyHint: true, openWorldHint: false} as const;

/** Runs a tool call. Its result is also JSON, for clients without structured content. */
export async function runTool<Output extends object>(work: () => Promise<Output>) {
  const output = await withPublicErrors(work);
  const content = [{type: 'text' as const, text: JSON.stringify(output)}];
  return {content, structuredContent: {...output}};
}

/** Returns the name of an area, ignoring case. @throws if there's none */
export function findArea(areas: readonly string[], area: string): string {
  const found = areas.find((name) => name.toLowerCase() === area.toLowerCase());
  if (found === undefined) {
    throw new PublicError(`There is no area "${area}": expected ${areas.join(', ')}.`);
  }
  return found;
}
