import {expect, it} from 'vitest';
import {documentFolders, foldersOf, onlyLanguageOf, translationPairOf} from '../languages';
import {versionPath, isFrozen, versionOf} from '../versions';

const contentFolders = foldersOf({defaultLocale: 'en', locales: ['de', 'en', 'fr']}, [
  '2.0',
  '1.0',
]);
const french = 'i18n/fr/docusaurus-plugin-content-docs';
const german = 'i18n/de/docusaurus-plugin-content-docs';

it.each([
  ['docs/api/a.mdx', 'fr', 'docs/api/a.mdx', `${french}/current/api/a.mdx`],
  ['docs/api/a.mdx', 'de', 'docs/api/a.mdx', `${german}/current/api/a.mdx`],
  // The locale of a translation takes precedence.
  [`${french}/current/api/a.mdx`, 'de', 'docs/api/a.mdx', `${french}/current/api/a.mdx`],
  ['blog/a.mdx', 'fr', 'blog/a.mdx', 'i18n/fr/docusaurus-plugin-content-blog/a.mdx'],
])('translationPairOf(%s, %s) is %s and %s', (file, locale, original, translation) => {
  expect(translationPairOf(contentFolders, file, locale)).toMatchObject({original, translation});
});

it.each(['docs/tags.yml', 'documents/a.mdx', 'README.md'])('%s has no pair', (file) => {
  expect(translationPairOf(contentFolders, file, 'fr')).toBeUndefined();
});

it.each([
  ['docs/support_fr.mdx', ['en', 'fr'], 'fr'],
  ['docs/support_fr.mdx', ['en'], undefined],
])('onlyLanguageOf(%s, %j) is %s', (file, locales, language) => {
  expect(onlyLanguageOf(file, locales)).toBe(language);
});

it.each([
  ['versioned_docs/version-1.0/api/a.mdx', '1.0'],
  [`${french}/version-1.0/a.mdx`, '1.0'],
  [`${french}/current/a.mdx`, undefined],
  ['docs/version-1.0/a.mdx', undefined],
])('the version of %s is %s', (file, version) => {
  expect(versionOf(file)).toBe(version);
});

it('finds the folders of a version', () => {
  expect(documentFolders(contentFolders, '2.0').en).toBe('versioned_docs/version-2.0');
  expect(documentFolders(contentFolders).fr).toBe(`${french}/current`);
  expect(['version-1.0/a.svg', 'current/a.svg'].map(isFrozen)).toEqual([true, false]);
});

it('serves the latest version at the root', () => {
  const versions = ['2.0', '1.0'].map((name) => ({name, data: {}}));
  const paths = ['current', '2.0', '1.0'].map((name) => versionPath(versions, name));
  expect(paths).toEqual(['/next/', '/', '/1.0/']);
  expect(versionPath([], 'current')).toBe('/');
});
