import type {Locale} from '../config/locales';
import {editDistance} from '../lib/editDistance';
import english from './labels.en.json';
import french from './labels.fr.json';

export type LabelKey = keyof typeof english & keyof typeof french;

/** The words of the product's interface, by language and key. */
export const labels: Record<Locale, Record<LabelKey, string>> = {en: english, fr: french};

const MOST_SLIPS = 2;

/** Gives a label by a key that comes from a text; `undefined` when there is none. */
export function findLabel(language: Locale, key: string): string | undefined {
  return Object.hasOwn(labels[language], key) ? labels[language][key as LabelKey] : undefined;
}

/** Keys that are near one that does not exist: a slip away, or with a word in common; five at most. */
export function nearLabelKeys(key: string): string[] {
  const words = key.split('-').filter((word) => word.length > 2);
  const slips = (candidate: string) => editDistance(key, candidate, MOST_SLIPS);
  return Object.keys(labels.en)
    .filter(
      (candidate) =>
        slips(candidate) <= MOST_SLIPS || words.some((word) => candidate.includes(word)),
    )
    .sort((one, other) => slips(one) - slips(other))
    .slice(0, 5);
}
