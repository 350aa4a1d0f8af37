import {wholeProseIn} from '../prose';
import {pageRule} from '../pageRule';
import {reportTextFaults, type TextFault} from '../textFaults';

/** Numbers, amounts and dates of English: 1,000 and 0.93; €1,200; 35%; 30 June 2025. */
export const englishNumbers = pageRule('english-numbers', (page, report) => {
  reportTextFaults(page, [wholeProseIn(page, 'en')], faults, report);
});

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const groups = '\\d{1,3}(?: \\d{3})+';

const faults: TextFault[] = [
  {
    pattern: new RegExp(`(?<![\\d.,])(${groups}|\\d+)(?:,(\\d{1,2}))?\\s?€`, 'gu'),
    replace: ([, whole, cents]) =>
      `€${inThousands(whole!)}${cents === undefined ? '' : `.${cents}`}`,
  },
  {
    pattern: new RegExp(`(?<![\\d.,\\p{L}-]|\\d )${groups}(?![\\d\\p{L}]| ?€| \\d{3})`, 'gu'),
    replace: ([number]) => inThousands(number),
  },
  {
    pattern: /(?<![\d\p{L}-])\d{5,}(?![\d\p{L}-]|\s?€)/gu,
    replace: ([number]) => inThousands(number),
  },
  {pattern: /(?<![\d.,])0,(\d+)(?![\d,]|\s?€)/gu, replace: ([, decimals]) => `0.${decimals}`},
  {pattern: /(?<=\d)\s+%/gu, replace: () => '%'},
  {
    pattern: new RegExp(`(?<!\\p{L})(${months}) (\\d{1,2})(?:st|nd|rd|th)?, (\\d{4})(?!\\d)`, 'gu'),
    replace: ([, month, day, year]) => `${day} ${month} ${year}`,
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)(?: of)? (${months})(?!\\p{L})`, 'gu'),
    replace: ([, day, month]) => `${day} ${month}`,
  },
  {
    pattern: /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{4}(?![\d/])/gu,
    expected: 'the month in letters: 30 June 2025',
  },
];

function inThousands(number: string): string {
  return number.replaceAll(' ', '').replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
}
