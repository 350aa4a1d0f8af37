import fs from 'node:fs';
import path from 'node:path';
import {
  foldersOf,
  headingIdSource,
  listPages,
  onlyLanguageOf,
  pageIdOf,
  readFrontMatter,
  type PageData,
} from '@guide/content';
import type {SearchContent} from '@guide/search';
import {defaultLocale, i18n, locales} from './locales';
import {readPerLanguage} from './perLanguage';

interface Target {
  /** Relative to the documents folder. */
  source: string;
  text: string;
  title: string;
}

/** Returns the features of `search/absent.<locale>.json`, with the titles and files of their links. */
export function readAbsentFeatures(siteDir: string, file: string): NonNullable<PageData['absent']> {
  const [folders] = foldersOf(i18n);
  const files = readPerLanguage<SearchContent['absent'][string]>(file);
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const features = files[locale];
      if (!features) {
        return [];
      }
      const pages = new Map([
        ...readTargets(path.join(siteDir, folders![defaultLocale]!)),
        ...readTargets(path.join(siteDir, folders![locale]!)),
      ]);
      const isRead = ({source}: Target) => (onlyLanguageOf(source, locales) ?? locale) === locale;
      const shown = features.map(({id, message, alternative, related}) => ({
        id,
        message,
        alternative,
        related: related.flatMap((target) => linkTo(target, pages, isRead)),
      }));
      return [[locale, shown]];
    }),
  );
}

/** Reads the pages of a folder, by id. */
function readTargets(folder: string): Map<string, Target> {
  return new Map(
    listPages(folder).map((source) => {
      const text = fs.readFileSync(path.join(folder, source), 'utf8');
      const {id, title} = (readFrontMatter(text).frontMatter.toJS() ?? {}) as Record<
        string,
        unknown
      >;
      return [pageIdOf(source, id), {source, text, title: String(title ?? source)}];
    }),
  );
}

/** Returns the link to a page or section, unless the page is in another language or doesn't exist. */
function linkTo(
  target: string,
  pages: ReadonlyMap<string, Target>,
  isRead: (page: Target) => boolean,
) {
  const [id = '', anchor] = target.split('#');
  const page = pages.get(id);
  const heading = new RegExp(`^#{2,3} (.+) ${headingIdSource(anchor ?? '')}$`, 'm');
  const title = anchor ? heading.exec(page?.text ?? '')?.[1] : page?.title;
  return page && title && isRead(page)
    ? [{title, url: `/${page.source}${anchor ? `#${anchor}` : ''}`}]
    : [];
}
