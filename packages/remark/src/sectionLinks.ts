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

type LinkOptions = Pick<
  StepOptions,
  'siteDir' | 'contentFolders' | 'defaultLocale' | 'locales' | 'locale' | 'version'
>;

interface Target {
  /** Relative to the documents folder. */
  source: string;
  text: string;
  title: string;
}

export interface SectionLink {
  title: string;
  /** File path that starts with `/`, relative to the documents folder. */
  url: string;
}

/**
 * Reads all documents of a language. Returns a function that resolves `page` or `page#anchor`, or
 * `undefined` if it doesn't exist or the page is in another language.
 */
export function readSectionLinks(
  options: LinkOptions,
): (target: string) => SectionLink | undefined {
  const {siteDir, contentFolders, defaultLocale, locales, locale, version} = options;
  const folders = documentFolders(contentFolders, version);
  // Translations replace source pages.
  const pages = new Map(
    [defaultLocale, locale].flatMap((language) =>
      readTargets(path.join(siteDir, folders[language]!)),
    ),
  );
  return (target) => {
    const [id = '', anchor] = target.split('#');
    const page = pages.get(id);
    if (!page || (onlyLanguageOf(page.source, locales) ?? locale) !== locale) {
      return undefined;
    }
    const heading = new RegExp(`^#{2,3} (.+) ${headingIdSource(anchor ?? '')}$`, 'm');
    const title = anchor ? heading.exec(page.text)?.[1] : page.title;
    return title ? {title, url: `/${page.source}${anchor ? `#${anchor}` : ''}`} : undefined;
  };
}

const readPage = cachedParser((text) => ({
  text,
  frontMatter: (readFrontMatter(text).frontMatter.toJS() ?? {}) as Record<string, unknown>,
}));

function readTargets(folder: string): [id: string, Target][] {
  return listPages(folder).map((source) => {
    const {text, frontMatter} = readPage(path.join(folder, source));
    const {id, title} = frontMatter;
    return [pageIdOf(source, id), {source, text, title: String(title ?? source)}];
  });
}
