import {textOf, type FigureText} from './language';

/** Character widths in em of DejaVu Sans, the widest of the system fonts. */
const widths: [RegExp, number][] = [
  [/[ijl.,:;'’|!·]/, 0.34],
  [/[ftr()[\] ]/, 0.41],
  [/[mwMW%@]/, 0.98],
  [/[A-ZÀ-Þ]/, 0.71],
  [/[0-9€+−–]/, 0.64],
];

const OTHER_WIDTH = 0.61;
const BOLD_FACTOR = 1.1;

/** Returns the width of a text, in the units of `size`. */
export function measure(text: FigureText, size: number, bold = false): number {
  const em = [...textOf(text)].reduce(
    (sum, character) =>
      sum + (widths.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER_WIDTH),
    0,
  );
  return em * size * (bold ? BOLD_FACTOR : 1);
}

/** Breaks a text into lines. @throws if a word is wider than `maxWidth` */
export function wrap(text: FigureText, maxWidth: number, size: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of textOf(text).split(' ')) {
    const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (measure(word, size, bold) > maxWidth) {
      throw new Error(
        `"${word}" in "${textOf(text)}" is wider than ${maxWidth}. Shorten it or raise "maxWidth".`,
      );
    }
    if (lines.length > 0 && measure(line, size, bold) <= maxWidth) {
      lines[lines.length - 1] = line;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
