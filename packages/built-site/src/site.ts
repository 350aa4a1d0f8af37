import type {LoadContext} from '@docusaurus/types';
import type {Article} from './article';

/** Page metadata, as stored in `pages.json`. */
export interface PageMetadata {
  kind: 'document' | 'category' | 'tag' | 'post';
  /** Document id, or `blog/<slug>`; otherwise empty. */
  id: string;
  /** URL path, such as `/fr/glossary/`. */
  path: string;
  title: string;
  description: string;
  /** Top-level sidebar category. Pages outside the sidebar inherit it from the closest page. */
  area: string;
  /** Reachable by link, but excluded from menus, the sitemap and search engines. */
  unlisted: boolean;
  /** Empty for blog posts. */
  version: string;
  language: string;
  /** Last change, if known: `2025-11-18`. */
  date?: string | undefined;
}

export interface BuiltPage extends PageMetadata {
  /** Absolute URL. */
  url: string;
  /** `false` for `noindex` pages. */
  isIndexed: boolean;
  article: Article;
}

export interface Version {
  name: string;
  /** Display name. */
  label: string;
  /** Latest version, at the root of the site. */
  isLast: boolean;
  /** Base path, with a trailing slash. */
  path: string;
}

/** Pages in sidebar order, then those outside the sidebar, then tag pages. */
export interface BuiltVersion extends Version {
  pages: readonly BuiltPage[];
}

/** A built locale of the site. */
export interface BuiltSite {
  context: LoadContext;
  /** Output folder of the locale. */
  outDir: string;
  baseUrl: string;
  language: string;
  /** URL paths of all pages. */
  routes: readonly string[];
  versions: readonly BuiltVersion[];
  /** Blog posts, newest first. */
  posts: readonly BuiltPage[];
  /** Paths relative to `outDir`, without files that other plugins write in `postBuild`. */
  files: ReadonlySet<string>;
  /** Writes a file and adds it to `files`. */
  write(file: string, content: string): void;
}
