import {describe, expect, it} from 'vitest';
import {foldersOf, onlyLanguageOf, pairOf} from '../languages';

const kinds = foldersOf({defaultLocale: 'en', locales: ['de', 'en', 'fr']});
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/api/api.mdx';

describe('the pair of a page', () => {
  const pair = {original: 'docs/api/api.mdx', translation: french, source: 'api/api.mdx'};

  it.each(['docs/api/api.mdx', french])('is found by %s', (file) => {
    expect(pairOf(kinds, file, 'fr')).toEqual(pair);
  });

  it('is that of the language of a translation, whichever is asked for', () => {
    expect(pairOf(kinds, french, 'de')).toEqual(pair);
    expect(pairOf(kinds, 'docs/a.mdx', 'de')?.translation).toBe(
      'i18n/de/docusaurus-plugin-content-docs/current/a.mdx',
    );
  });

  it('may be that of an announcement, and in folders of other names', () => {
    expect(pairOf(kinds, 'blog/a.mdx', 'fr')?.translation).toBe(
      'i18n/fr/docusaurus-plugin-content-blog/a.mdx',
    );
    const guide = foldersOf({defaultLocale: 'fr', locales: ['fr']}, {docs: 'guide'});
    expect(pairOf(guide, 'guide/a.md')?.original).toBe('guide/a.md');
  });

  it.each(['docs/tags.yml', 'documents/a.mdx', 'README.md'])('is none for %s', (file) => {
    expect(pairOf(kinds, file, 'fr')).toBeUndefined();
  });
});

it('knows the pages in one language by their names', () => {
  expect(onlyLanguageOf('docs/support_fr.mdx', ['en', 'fr'])).toBe('fr');
  expect(onlyLanguageOf('docs/support_fr.mdx', ['en'])).toBeUndefined();
  expect(onlyLanguageOf('docs/fr.mdx', ['en', 'fr'])).toBeUndefined();
});
