import {expect, it} from 'vitest';
import {readableAddress, searchWords} from '../askedPath';

it.each([
  ['/roadmapping/expotr-pdf.html', 'roadmapping expotr pdf'],
  ['/glossary/index.PHP,', 'glossary'],
  ['/FR/glossary/).', 'glossary'],
  ['/frequent/', 'frequent'],
  ['/fr/cr%C3%A9er_une_vue/', 'créer une vue'],
  ['/fr/l%E2%80%99%C3%A9quipe/', 'équipe'],
  ['/api/api/', 'api'],
  ['/2024/05/release-12/', 'release'],
  ['/"><img src=x onerror=alert(1)>/', 'img src onerror alert'],
  ['/a/b/c/d/e/f/g/', ''],
  [`/${'ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv'}/`, 'ab cd ef gh ij kl mn op qr st'],
])('the words of %s are “%s”', (pathname, words) => {
  expect(searchWords(pathname, ['en', 'fr'])).toBe(words);
});

it.each([
  ['/fr/r%C3%A9sum%C3%A9/?q=caf%C3%A9#%C3%A9', '/fr/résumé/?q=café#é'],
  ['/%E0%A4%A/', '/%E0%A4%A/'],
  ['/a%20b/', '/a%20b/'],
  // A mark that turns the direction of what follows.
  ['/%E2%80%AEcod/', '/%E2%80%AEcod/'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}…`],
])('%s is shown as %s', (address, shown) => {
  expect(readableAddress(address)).toBe(shown);
});
