import {describe, expect, it} from 'vitest';
import {readableAddress, searchWords} from '../askedPath';

describe('searchWords', () => {
  it.each([
    ['/roadmapping/expotr-pdf.html', 'roadmapping expotr pdf'],
    ['/glossary/index.html', 'glossary'],
    ['/glossary.PHP,', 'glossary'],
    ['/glossary/).', 'glossary'],
    ['/FR/glossary/', 'glossary'],
    ['/frequent/', 'frequent'],
    ['/fr/cr%C3%A9er_une_vue/', 'créer une vue'],
    ['/fr/l%E2%80%99%C3%A9quipe/', 'équipe'],
    ['/api/api/', 'api'],
    ['/2024/05/release-12/', 'release'],
    ['/"><img src=x onerror=alert(1)>/', 'img src onerror alert'],
    ['/a/b/c/d/e/f/g/', ''],
    ['/fr/', ''],
    [`/${'ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv'}/`, 'ab cd ef gh ij kl mn op qr st'],
  ])('%s says “%s”', (pathname, words) => {
    expect(searchWords(pathname, ['en', 'fr'])).toBe(words);
  });
});

describe('readableAddress', () => {
  it.each([
    ['/fr/r%C3%A9sum%C3%A9/?q=caf%C3%A9#%C3%A9', '/fr/résumé/?q=café#é'],
    ['/%E0%A4%A/', '/%E0%A4%A/'],
    ['/a%20b/', '/a%20b/'],
    // A mark that turns the direction of what follows.
    ['/%E2%80%AEcod/', '/%E2%80%AEcod/'],
    ['/%3Cimg%3E/', '/<img>/'],
    [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}…`],
  ])('%s is shown as %s', (address, shown) => {
    expect(readableAddress(address)).toBe(shown);
  });
});
