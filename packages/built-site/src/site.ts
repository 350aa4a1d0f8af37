import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'hast';
import type {ArticleFacts} from './article';
import type {BuildCache} from './buildCache';

/** As stored in `pages.json`. */
export interface PageMetadata {
  kind: 'document' | 'category' | 'tag' | 'post' | 'page';
  /** Document id, `blog/<slug>` or `pages/<name>`; otherwise empty. Other instances have a prefix. */
  id: string;
  /** Such as `/fr/glossary/`. */
  path: string;
  /** Source file, relative to the site. `undefined` for generated pages. */
  source?: string | undefined;
  title: string;
  description: string;
  /** Top-level sidebar category. Pages outside the sidebar inherit it from the closest page. */
  area: string;
  /** Excluded from menus, the sitemap and search engines. */
  unlisted: boolean;
  /** Empty for unversioned pages. */
  version: string;
  language: string;
  /** Factor for the rank of the page in searches, if not 1; 0 excludes it. */
  searchBoost?: number | undefined;
  /** Publication date of blog posts: `2025-11-18`. Documents have a version instead. */
  date?: string | undefined;
}

export interface BuiltPage extends PageMetadata {
  /** Absolute URL. */
  url: string;
  /** `false` for `noindex` pages. */
  isIndexed: boolean;
  /** Of the metadata and the HTML, as an input for `BuiltSite.cache`. */
  hash: string;
  article: ArticleFacts;
  /** Parses the content of the page, with absolute URLs. Not kept, to save memory. */
  readTree(): Root;
}

export interface Version {
  name: string;
  label: string;
  /** At the root of the site. */
  isLast: boolean;
  /** With a trailing slash. */
  path: string;
}

/** Pages in sidebar order, then those outside the sidebar, then tag pages. */
export interface BuiltVersion extends Version {
  pages: readonly BuiltPage[];
}

/** A built locale of the site. */
export interface BuiltSite {
  context: LoadContext;
  outDir: string;
  baseUrl: string;
  language: string;
  routes: readonly string[];
  /** Versions of the main docs instance; without docs, one without pages. */
  versions: readonly BuiltVersion[];
  /** Latest version of other docs instances, then blog posts, newest first, then standalone pages. */
  unversioned: readonly BuiltPage[];
  /** Paths relative to `outDir`, without files that other plugins write in `postBuild`. */
  files: ReadonlySet<string>;
  /** Keeps what steps compute from a page for the next build. */
  cache: BuildCache;
  write(file: string, content: string): void;
}
