import {wholeProseIn} from '../prose';
import {pageRule} from '../pageRule';
import {reportTextFaults, type TextFault} from '../textFaults';

/** Numbers, amounts, times and dates of French: 1 000 and 0,93; 1 200 €; 14 h 30; 30 juin 2025. */
export const frenchNumbers = pageRule('french-numbers', (page, report) => {
  reportTextFaults(page, [wholeProseIn(page, 'fr')], faults, report);
});

const faults: TextFault[] = [
  {
    pattern: /€\s?(\d{1,3}(?:[ ,]\d{3})*)(?:[.,](\d{2}))?(?!\d)/gu,
    replace: ([, whole, cents]) =>
      `${whole!.replaceAll(',', ' ')}${cents === undefined ? '' : `,${cents}`} €`,
  },
  {
    pattern: /(?<![\d,.€]|€\s)[1-9]\d{0,2}(?:,\d{3}){2,}(?![\d,])/gu,
    replace: ([number]) => number.replaceAll(',', ' '),
  },
  {
    pattern: /(?<![\d,.€]|€\s)[1-9]\d{0,2},\d{3}(?![\d,])/gu,
    expected: 'a space between thousands (1 000), a comma before decimals (0,93)',
    remedy: 'Type the space, or leave out the last decimals.',
  },
  {pattern: /(?<![\d.,€]|€\s)0\.(\d+)(?![\d.])/gu, replace: ([, decimals]) => `0,${decimals}`},
  {
    pattern: /(?<![\d.,])(\d+)\.(\d+)(?= ?[%€])/gu,
    replace: ([, whole, decimals]) => `${whole},${decimals}`,
  },
  {
    pattern: /(?<![\d\p{L}-])\d{5,}(?![\d\p{L}-])/gu,
    replace: ([number]) => number.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ' '),
  },
  // Times in UTC are those of programs.
  {
    pattern: /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:]| UTC)/gu,
    replace: ([, hours, minutes]) => frenchTime(hours!, minutes!),
  },
  {
    pattern: /(?<!\d)(\d{1,2})h(\d{2})(?!\d)/giu,
    replace: ([, hours, minutes]) => frenchTime(hours!, minutes!),
  },
  {
    pattern: /(?<![\d/])\d{1,2}\/\d{1,2}\/\d{4}(?![\d/])/gu,
    expected: 'the month in letters: 30 juin 2025',
  },
];

function frenchTime(hours: string, minutes: string): string {
  return minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`;
}
