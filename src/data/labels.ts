import type {Locale} from '../config/locales';
import english from './labels.en.json';
import french from './labels.fr.json';

export type LabelKey = keyof typeof english & keyof typeof french;

/** The words of the product's interface, by language and key. */
export const labels: Record<Locale, Record<LabelKey, string>> = {en: english, fr: french};

/** Gives a label by a key that comes from a text; `undefined` when there is none. */
export function findLabel(language: Locale, key: string): string | undefined {
  return Object.hasOwn(labels[language], key) ? labels[language][key as LabelKey] : undefined;
}
