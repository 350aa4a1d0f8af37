import {isFrench, type Locale} from '@guide/content';
import texts from './tableTexts.json';

/** Singular and plural. */
export type Unit = readonly string[];

/** `{name}` is a placeholder. */
export type TableTexts = (typeof texts)['en'];

/** Falls back to English. */
export function textsFor(locale: Locale): TableTexts {
  return isFrench(locale) ? texts.fr : texts.en;
}

/** Replaces placeholders. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);
}
