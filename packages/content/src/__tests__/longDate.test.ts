import {expect, it} from 'vitest';
import {longDate} from '../longDate';

it.each([
  ['2025-06-30', 'en', '30 June 2025'],
  ['2025-08-01T00:00:00.000Z', 'fr', '1er août 2025'],
  ['2025-08-01', 'fr-CA', '1er août 2025'],
  ['2025-08-11', 'fr', '11 août 2025'],
  ['2025-06-30', 'de', '30. Juni 2025'],
])('formats %s in %s as %s', (date, locale, expected) => {
  expect(longDate(date, locale)).toBe(expected);
});
