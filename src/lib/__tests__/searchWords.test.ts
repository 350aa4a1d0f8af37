import {expect, it} from 'vitest';
import {searchWords} from '../searchWords';

it.each([
  ['/roadmapping/expotr-pdf.html', 'roadmapping expotr pdf'],
  ['/glossary/index.PHP,', 'glossary'],
  ['/FR/glossary/).', 'glossary'],
  ['/fr/l%E2%80%99%C3%A9quipe/', 'équipe'],
  ['/2024/05/release-12/', 'release'],
  ['/a/b/c/d/e/f/g/', ''],
  ['/%E0%A4%A/glossary/', 'E0 A4 glossary'],
  [`/${'ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv'}/`, 'ab cd ef gh ij kl mn op qr st'],
])('the words of %s are “%s”', (pathname, words) => {
  expect(searchWords(pathname, ['en', 'fr'])).toBe(words);
});
