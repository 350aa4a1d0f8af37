import type {Locale} from './data';

const NO_BREAK_SPACE = '\u00A0';

const breakableSpaces = [
  / (?=[:;?!%€»])/g, // before double punctuation, per cent, euro, closing quote
  /(?<=\d) (?=(?:[kMG]?o|px|ms|s|min)(?![\p{L}\p{N}’]))/gu, // before a unit
  /(?<=«) /g, // after an opening quote
  /(?<=\d) (?=\d{3}(?!\d))/g, // between thousands
  /(?<=\d) (?=h(?: \d|\b))|(?<=\d h) (?=\d)/g, // inside a time: 14 h 30
];

/**
 * Puts no-break spaces where French typography wants them, in place of the
 * ordinary spaces that a writer types. Adds and removes no character.
 */
export function withFrenchSpaces(text: string): string {
  return breakableSpaces.reduce((result, pattern) => result.replace(pattern, NO_BREAK_SPACE), text);
}

/** A text as the typography of its language wants it: French alone has rules here. */
export function typeset(text: string, locale: Locale): string {
  return isFrench(locale) ? withFrenchSpaces(text) : text;
}

/** Whether a language is French, also that of a country. */
export function isFrench(locale: Locale): boolean {
  return /^fr(?:-|$)/.test(locale);
}
