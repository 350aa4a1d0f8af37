import {describe, expect, it} from 'vitest';
import {readAskedPath, readableAddress, searchWords} from '../askedPath';

const baseUrls = {en: '/', fr: '/fr/'};

describe('readAskedPath', () => {
  it.each([
    ['/', undefined, []],
    ['/roadmapping/export/', undefined, ['roadmapping', 'export']],
    ['//roadmapping///export', undefined, ['roadmapping', 'export']],
    ['/glossary.html', undefined, ['glossary']],
    ['/glossary.PHP', undefined, ['glossary']],
    ['/glossary/index.html', undefined, ['glossary']],
    ['/index.php', undefined, []],
    ['/glossary/).', undefined, ['glossary']],
    ['/glossary.html,', undefined, ['glossary']],
    ['/fr/glossary/', 'fr', ['glossary']],
    ['/FR/glossary/', 'fr', ['glossary']],
    ['/fr-FR/glossary/', 'fr', ['glossary']],
    ['/fr_ca/glossary/', 'fr', ['glossary']],
    ['/en/glossary/', 'en', ['glossary']],
    ['/fr/en/glossary/', 'en', ['glossary']],
    ['/fr', 'fr', []],
    ['/frequent/', undefined, ['frequent']],
    ['/r%C3%A9sum%C3%A9/', undefined, ['résumé']],
    ['/%E0%A4%A/%/', undefined, ['%E0%A4%A']],
  ])('%s names the language %s and the page %j', (pathname, language, segments) => {
    expect(readAskedPath(pathname, baseUrls)).toEqual({language, segments});
  });

  it('leaves out the folder that the site is in', () => {
    const below = {en: '/guide/', fr: '/guide/fr/'};
    expect(readAskedPath('/guide/fr/glossary/', below)).toEqual({
      language: 'fr',
      segments: ['glossary'],
    });
  });
});

describe('searchWords', () => {
  it.each([
    ['/roadmapping/expotr-pdf.html', 'roadmapping expotr pdf'],
    ['/fr/cr%C3%A9er_une_vue/', 'créer une vue'],
    ['/fr/l%E2%80%99%C3%A9quipe/', 'équipe'],
    ['/api/api/', 'api'],
    ['/2024/05/release-12/', 'release'],
    ['/"><img src=x onerror=alert(1)>/', 'img src onerror alert'],
    ['/a/b/c/d/e/f/g/', ''],
    ['/fr/', ''],
    ['/404.html', ''],
    [`/${'ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv'}/`, 'ab cd ef gh ij kl mn op qr st'],
  ])('%s says “%s”', (pathname, words) => {
    expect(searchWords(readAskedPath(pathname, baseUrls))).toBe(words);
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
