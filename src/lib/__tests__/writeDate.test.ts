import {describe, expect, it} from 'vitest';
import {writeDate} from '../writeDate';

describe('writeDate', () => {
  it.each([
    ['en', '2025-11-18T09:00:00Z', '18 November 2025'],
    ['fr', '2025-11-18T09:00:00Z', '18 novembre 2025'],
    ['en', '2025-11-01T09:00:00Z', '1 November 2025'],
    ['fr', '2025-11-01T09:00:00Z', '1er novembre 2025'],
    ['fr', '2025-11-11T09:00:00Z', '11 novembre 2025'],
    ['de', '2025-11-18T09:00:00Z', '18. November 2025'],
    // The day of UTC, wherever it is written.
    ['en', '2025-11-18T23:59:59Z', '18 November 2025'],
  ])('in %s writes %s as %s', (locale, date, written) => {
    expect(writeDate(Date.parse(date), locale)).toBe(written);
  });
});
