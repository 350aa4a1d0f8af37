import fs from 'node:fs';
import path from 'node:path';
import {
  documentFolders,
  headingIdSource,
  listPages,
  onlyLanguageOf,
  pageIdOf,
  readFrontMatter,
  type StepOptions,
} from '@guide/content';

type LinkOptions = Pick<
  StepOptions,
  'siteDir' | 'contentFolders' | 'defaultLocale' | 'locales' | 'locale' | 'version'
>;

interface Target {
  id: string;
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

/** By file. A development server reads all pages after each edit. */
const lastTargets = new Map<string, Target>();

function readTargets(folder: string): [id: string, Target][] {
  return listPages(folder).map((source) => {
    const file = path.join(folder, source);
    const text = fs.readFileSync(file, 'utf8');
    const last = lastTargets.get(file);
    const target = last?.text === text ? last : targetOf(source, text);
    lastTargets.set(file, target);
    return [target.id, target];
  });
}

function targetOf(source: string, text: string): Target {
  const {id, title} = (readFrontMatter(text).frontMatter.toJS() ?? {}) as Record<string, unknown>;
  return {id: pageIdOf(source, id), source, text, title: String(title ?? source)};
}
