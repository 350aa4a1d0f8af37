import type {Locale} from './data';

const NO_BREAK_SPACE = '\u00A0';

const breakableSpaces = [
  / (?=[:;?!%€»])/g, // before double punctuation, per cent, euro, closing quote
  /(?<=\d) (?=(?:[kMG]?o|px|ms|s|min)(?![\p{L}\p{N}’]))/gu, // before a unit
  /(?<=«) /g, // after an opening quote
  /(?<=\d) (?=\d{3}(?!\d))/g, // between thousands
  /(?<=\d) (?=h(?: \d|\b))|(?<=\d h) (?=\d)/g, // inside a time: 14 h 30
];

/** Makes spaces no-break where French typography requires it. Keeps the length. */
export function withFrenchSpaces(text: string): string {
  return breakableSpaces.reduce((result, pattern) => result.replace(pattern, NO_BREAK_SPACE), text);
}

/** Applies the typography of a language. Only French has rules. */
export function typeset(text: string, locale: Locale): string {
  return isFrench(locale) ? withFrenchSpaces(text) : text;
}

/** Includes regional locales. */
export function isFrench(locale: Locale): boolean {
  return /^fr(?:-|$)/.test(locale);
}
