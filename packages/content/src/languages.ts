import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Locale} from './data';
import {folderOf, versionOf} from './versions';

/** The languages of a site, as `i18n` of its configuration has them. */
export interface Languages {
  /** The language that is translated. */
  defaultLocale: Locale;
  locales: readonly Locale[];
}

/** Where pages of one kind are, in each language: folders from the root of the site. */
export type Folders = Readonly<Record<Locale, string>>;

/** A page and its translation into one language: paths from the root of the site, with `/`. */
export interface Pair {
  original: string;
  translation: string;
  /** Path from the folder of its language. */
  source: string;
}

/**
 * The folders of the pages of a site, where Docusaurus looks for them: documents first, then
 * announcements, then each version that was cut.
 */
export function foldersOf(
  {defaultLocale, locales}: Languages,
  versions: readonly string[] = [],
): Folders[] {
  const kinds = [
    ['docs', `docusaurus-plugin-content-docs/${folderOf()}`],
    ['blog', 'docusaurus-plugin-content-blog'],
    ...versions
      .map(folderOf)
      .map((folder) => [`versioned_docs/${folder}`, `docusaurus-plugin-content-docs/${folder}`]),
  ];
  return kinds.map(([folder, plugin]) =>
    Object.fromEntries([
      [defaultLocale, folder],
      ...locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => [locale, `i18n/${locale}/${plugin}`]),
    ]),
  );
}

/** The folders of the documents: those that are being written, or those of a version. */
export function documentsOf(kinds: readonly Folders[], version?: string): Folders {
  return kinds.find((folders) =>
    Object.values(folders).some((folder) => versionOf(`${folder}/`) === version),
  )!;
}

/** The language that a file belongs to, and its path from the folder of it; `undefined` for a file that is no page. */
export function locate(folders: Folders, file: string): [Locale, string] | undefined {
  const [locale, folder] =
    Object.entries(folders).find(([, one]) => file.startsWith(`${one}/`)) ?? [];
  return locale && /\.mdx?$/.test(file) ? [locale, file.slice(folder!.length + 1)] : undefined;
}

/**
 * The pair that a file belongs to; `undefined` for a file that is no page.
 *
 * @param locale the language of the translation, for a file that is the original
 */
export function pairOf(kinds: readonly Folders[], file: string, locale?: Locale): Pair | undefined {
  for (const folders of kinds) {
    const [own, source] = locate(folders, file) ?? [];
    if (own && source) {
      const [original] = Object.values(folders);
      const translation = folders[own] === original ? folders[locale ?? own] : folders[own];
      return {original: `${original}/${source}`, translation: `${translation}/${source}`, source};
    }
  }
  return undefined;
}

/** Every page with each of its translations, of which at least one file exists, in the order of the originals. */
export function listPairs(root: string, kinds: readonly Folders[]): Pair[] {
  return kinds.flatMap((folders) => {
    const [original, ...others] = Object.values(folders) as [string, ...string[]];
    return others.flatMap((folder) => {
      const sources = new Set([original, folder].flatMap((one) => listPages(path.join(root, one))));
      return [...sources].sort().map((source) => ({
        original: `${original}/${source}`,
        translation: `${folder}/${source}`,
        source,
      }));
    });
  });
}

/** The pages of a folder, by their paths from there; none when the folder does not exist. */
export function listPages(folder: string): string[] {
  return globSync(['**/*.{md,mdx}', '!**/README.md'], {cwd: folder}).sort();
}

/** The language of a page that exists in that one alone, as its name says: `support_fr.mdx`. */
export function onlyLanguageOf(file: string, locales: readonly Locale[]): Locale | undefined {
  return locales.find((locale) => file.replace(/\.mdx?$/, '').endsWith(`_${locale}`));
}
