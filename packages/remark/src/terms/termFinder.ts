import {inflected, wholeWord, type GlossaryEntry, type Locale} from '@guide/content';

export interface TermUse {
  entry: GlossaryEntry;
  text: string;
  start: number;
}

/** Returns a function that finds terms and their inflections, longest first, except in quotations. */
export function createTermFinder(
  entries: readonly GlossaryEntry[],
  locale: Locale,
): (text: string) => TermUse[] {
  const forms = entries
    .flatMap((entry) => entry.forms.map((form) => ({form, entry})))
    .sort((a, b) => b.form.length - a.form.length);
  const alternatives = forms.map(({form}) => `(${toPattern(form, locale)})`).join('|');
  const pattern = new RegExp(`“[^”]*”|«[^»]*»|${wholeWord(alternatives)}(?!\\.\\p{L})`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const form = forms[match.slice(1).findIndex((group) => group !== undefined)];
      return form ? [{entry: form.entry, text: match[0], start: match.index}] : [];
    });
}

/** Ignores the case of the first letter; spaces match line breaks. */
function toPattern(form: string, locale: Locale): string {
  const [first = '', ...rest] = inflected(form, locale).replaceAll(' ', '\\s+');
  return `[${first.toUpperCase()}${first.toLowerCase()}]${rest.join('')}`;
}
