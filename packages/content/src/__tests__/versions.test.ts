import {describe, expect, it} from 'vitest';
import {documentsOf, foldersOf, pairOf} from '../languages';
import {addressOf, folderOf, isFrozen, versionOf} from '../versions';

const languages = {defaultLocale: 'en', locales: ['en', 'fr']};
const kinds = foldersOf(languages, {}, ['2.0', '1.0']);
const french = 'i18n/fr/docusaurus-plugin-content-docs';

describe('the version of a file', () => {
  it.each([
    ['versioned_docs/version-1.0/api/a.mdx', '1.0'],
    [`${french}/version-1.0/a.mdx`, '1.0'],
    [`${french}/current/a.mdx`, undefined],
    ['docs/version-1.0/a.mdx', undefined],
    ['i18n/fr/docusaurus-plugin-content-blog/a.mdx', undefined],
  ])('of %s is %s', (file, version) => {
    expect(versionOf(file)).toBe(version);
  });

  it('is told by its folder, among those of all', () => {
    const folders = [folderOf('1.0'), folderOf(), 'en'];
    expect(folders.filter((folder) => isFrozen(`${folder}/a.svg`))).toEqual(['version-1.0']);
  });

  it('gives its pages pairs and folders of their own', () => {
    expect(pairOf(kinds, 'versioned_docs/version-1.0/a.mdx', 'fr')?.translation).toBe(
      `${french}/version-1.0/a.mdx`,
    );
    expect(documentsOf(kinds, '2.0').en).toBe('versioned_docs/version-2.0');
    expect(documentsOf(kinds).fr).toBe(`${french}/current`);
  });

  it('says where it begins: the newest one that was cut has the root', () => {
    const versions = ['2.0', '1.0'].map((name) => ({name, data: {}}));
    const begins = ['current', '2.0', '1.0'].map((name) => addressOf(versions, name));
    expect(begins).toEqual(['/next/', '/', '/1.0/']);
    expect(addressOf([], 'current')).toBe('/');
  });
});
