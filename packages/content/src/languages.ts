import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Locale} from './data';
import {versionFolder, versionOf} from './versions';

/** `i18n` of the Docusaurus configuration. */
export interface Languages {
  defaultLocale: Locale;
  locales: readonly Locale[];
}

/** Folders of the same content (documents, blog, pages or a version) by locale, source first. */
export type LocaleFolders = Readonly<Record<Locale, string>>;

/** POSIX paths relative to the site. */
export interface Pair {
  original: string;
  translation: string;
  /** Relative to the folder of its locale, the same for both. */
  source: string;
}

/** Returns the folders of documents, blog, pages and each released version. */
export function foldersOf(
  {defaultLocale, locales}: Languages,
  versions: readonly string[] = [],
): LocaleFolders[] {
  const sources = [
    ['docs', `docusaurus-plugin-content-docs/${versionFolder()}`],
    ['blog', 'docusaurus-plugin-content-blog'],
    ['src/pages', 'docusaurus-plugin-content-pages'],
    ...versions
      .map(versionFolder)
      .map((folder) => [`versioned_docs/${folder}`, `docusaurus-plugin-content-docs/${folder}`]),
  ];
  return sources.map(([folder, plugin]) =>
    Object.fromEntries([
      [defaultLocale, folder],
      ...locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => [locale, `i18n/${locale}/${plugin}`]),
    ]),
  );
}

/** Returns the documents folders of a version, by default the current one. */
export function documentFolders(
  contentFolders: readonly LocaleFolders[],
  version?: string,
): LocaleFolders {
  return contentFolders.find((folders) =>
    Object.values(folders).some((folder) => versionOf(`${folder}/`) === version),
  )!;
}

/** Returns the locale and relative path of a page; `undefined` for other files. */
export function locate(folders: LocaleFolders, file: string): [Locale, string] | undefined {
  const [locale, folder] =
    Object.entries(folders).find(([, prefix]) => file.startsWith(`${prefix}/`)) ?? [];
  return locale && /\.mdx?$/.test(file) ? [locale, file.slice(folder!.length + 1)] : undefined;
}

/** Returns the locale of a page's folder; `undefined` for other files. */
export function localeOf(
  contentFolders: readonly LocaleFolders[],
  file: string,
): Locale | undefined {
  return contentFolders.flatMap((folders) => locate(folders, file) ?? [])[0];
}

/** Returns the source page and translation of a page. `locale` only matters for source pages. */
export function translationPairOf(
  contentFolders: readonly LocaleFolders[],
  file: string,
  locale?: Locale,
): Pair | undefined {
  for (const folders of contentFolders) {
    const [fileLocale, source] = locate(folders, file) ?? [];
    if (fileLocale && source) {
      const [original] = Object.values(folders);
      const translation =
        folders[fileLocale] === original ? folders[locale ?? fileLocale] : folders[fileLocale];
      return {original: `${original}/${source}`, translation: `${translation}/${source}`, source};
    }
  }
  return undefined;
}

/** Lists a pair for each page and locale. Either file may be missing. */
export function listPairs(root: string, contentFolders: readonly LocaleFolders[]): Pair[] {
  return contentFolders.flatMap((folders) => {
    const [original, ...others] = Object.values(folders) as [string, ...string[]];
    return others.flatMap((folder) => {
      const sources = new Set(
        [original, folder].flatMap((candidate) => listPages(path.join(root, candidate))),
      );
      return [...sources].sort().map((source) => ({
        original: `${original}/${source}`,
        translation: `${folder}/${source}`,
        source,
      }));
    });
  });
}

/** Lists Markdown and MDX files. Empty if the folder doesn't exist. */
export function listPages(folder: string): string[] {
  return globSync(['**/*.{md,mdx}', '!**/README.md'], {cwd: folder}).sort();
}

/** Returns the language of a page that only exists in one, such as `support_fr.mdx`. */
export function onlyLanguageOf(file: string, locales: readonly Locale[]): Locale | undefined {
  return locales.find((locale) => file.replace(/\.mdx?$/, '').endsWith(`_${locale}`));
}
