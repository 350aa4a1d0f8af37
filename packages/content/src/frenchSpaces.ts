const NO_BREAK_SPACE = '\u00A0';

const breakableSpaces = [
  / (?=[:;?!%€»])/g, // before double punctuation, per cent, euro, closing quote
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
