import type {Locale} from '../../src/config/locales';
import {kindAddress, localized} from '../site/pageKinds';

/** The kinds of page that are measured. */
export const benchKinds = ['home', 'document', 'reference', 'category', 'tag', 'search'] as const;

export type BenchKind = (typeof benchKinds)[number];

/** Address of the page that stands for a kind: every site that is compared has it. */
export function benchAddress(kind: BenchKind, locale: Locale): string {
  // Without a query: a site without a provider has no answer to one.
  return kind === 'search' ? localized('/search/', locale) : kindAddress(kind, locale);
}
