import type {Locale} from '@guide/content';
import {pageRule} from '../rule';
import {proseOf} from '../prose';
import {reportTextFaults, type TextFault} from '../textFaults';

/** `--fix` only corrects unambiguous cases: a text can mention a mark, and `"` can mean inches. */
export const typography = pageRule('typography', (page, report) => {
  for (const prose of proseOf(page)) {
    const [language = ''] = prose.language.split('-');
    reportTextFaults(page, [prose], faultsOf[language] ?? [], report);
  }
});

const apostrophes: TextFault[] = [
  // In single-quoted YAML, it's doubled.
  {pattern: /(?<=\p{L})''?(?=\p{L})/gu, expected: 'the apostrophe ’', fix: () => '’'},
  {
    pattern: /(?<!['\p{L}])'|'(?!['\p{L}])/gu,
    expected: 'the apostrophe ’, or the quotation marks of the language',
  },
];

const quoted = String.raw`(?<![\p{L}\p{N}\\])"([^\s"“”«»](?:[^"“”«»\n]*[^\s"“”«»])?)"(?![\p{L}\p{N}])`;

const spaceBeforeStop: TextFault = {
  pattern: /(?<=\S)\s+(?=,(?!\d))|(?<=\S)\s+(?=\.(?:\s|$))/gu,
  expected: 'no space before the mark',
};

const end = String.raw`(?=[\s.,;:?!)»]|$)`;

const faultsOf: Readonly<Record<Locale, readonly TextFault[]>> = {
  en: [
    ...apostrophes,
    {
      pattern: new RegExp(`${quoted}|«\\s*([^"«»]+?)\\s*»|["«»]`, 'gu'),
      expected: 'quotation marks in pairs: “…”',
      fix: ([, straight, angled]) => quotedWith('“', straight ?? angled, '”'),
    },
    spaceBeforeStop,
    // A key such as ? has a space on each side.
    {
      pattern: /(?<=[^\s(])\s+(?=[:;!](?:\s|$))|(?<=[\p{L}\p{N}”)])\s+(?=\?\s*$)/gu,
      expected: 'no space before the mark',
    },
  ],
  fr: [
    ...apostrophes,
    {
      pattern: new RegExp(`${quoted}|“([^"“”]+)”|["“”]`, 'gu'),
      expected: 'quotation marks in pairs: « … »',
      fix: ([, straight, curly]) => quotedWith('« ', (straight ?? curly)?.trim(), ' »'),
    },
    // Except a key such as ?, which follows a space, and a drive such as C:, which has one letter.
    {
      pattern: new RegExp(`(?<=[^\\s([«])[;?!%€»](?<![?!]{2})${end}`, 'gu'),
      expected: 'a space before the mark',
      fix: ([mark]) => ` ${mark}`,
    },
    {
      pattern: /(?<=[^\s([«]{2}):(?=\s|$)/gu,
      expected: 'a space before the mark',
      fix: () => ' :',
    },
    {pattern: /(?<=\p{L}):(?=\p{L})/gu, expected: 'a space on each side of the mark'},
    {pattern: /«(?=\S)/gu, expected: 'a space after the mark', fix: () => '« '},
    spaceBeforeStop,
    {
      pattern: /(?<![./\\])\.{3}(?![./\\])/gu,
      expected: 'the sign …',
      fix: () => '…',
    },
  ],
};

function quotedWith(before: string, text: string | undefined, after: string) {
  return text && `${before}${text}${after}`;
}
