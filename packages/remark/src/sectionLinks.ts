import path from 'node:path';
import {
  cachedParser,
  documentFolders,
  headingIdSource,
  listPages,
  onlyLanguageOf,
  pageIdOf,
  readFrontMatter,
} from '@guide/content';
import type {StepOptions} from './options';

export type LinkOptions = Pick<
  StepOptions,
  'siteDir' | 'contentFolders' | 'defaultLocale' | 'locales' | 'locale' | 'version'
>;

const readPage = cachedParser((text) => ({
  text,
  frontMatter: (readFrontMatter(text).frontMatter.toJS() ?? {}) as Record<string, unknown>,
}));

/**
 * Returns a function that links to `page` or `page#anchor`. Returns `undefined` if it doesn't exist or
 * is in another language. URLs are paths of files, from the documents folder.
 */
export function readSectionLinks(options: LinkOptions) {
  const {siteDir, contentFolders, defaultLocale, locales, locale, version} = options;
  const folders = documentFolders(contentFolders, version);
  // Translations replace source pages.
  const pages = new Map(
    [defaultLocale, locale].flatMap((language) => {
      const folder = path.join(siteDir, folders[language]!);
      return listPages(folder).map((source) => {
        const {text, frontMatter} = readPage(path.join(folder, source));
        return [pageIdOf(source, frontMatter.id), {source, text, frontMatter}] as const;
      });
    }),
  );
  return (target: string): {title: string; url: string} | undefined => {
    const [id = '', anchor] = target.split('#');
    const page = pages.get(id);
    if (!page || (onlyLanguageOf(page.source, locales) ?? locale) !== locale) {
      return undefined;
    }
    const heading = new RegExp(`^#{2,3} (.+) ${headingIdSource(anchor ?? '')}$`, 'm');
    const title = anchor ? heading.exec(page.text)?.[1] : page.frontMatter.title;
    return typeof title === 'string'
      ? {title, url: `/${page.source}${anchor ? `#${anchor}` : ''}`}
      : undefined;
  };
}
