import type {LoadContext} from '@docusaurus/types';
import type {Article} from './article';

/** Page metadata, as stored in `pages.json`. */
export interface PageMetadata {
  kind: 'document' | 'category' | 'tag' | 'post';
  /** Id of a document, or `blog/<slug>` of a post; empty for other pages. */
  id: string;
  /** URL path, such as `/fr/glossary/`. */
  path: string;
  title: string;
  description: string;
  /** Top-level sidebar category. Pages outside the sidebar inherit it from the closest page. */
  area: string;
  /** Unlisted: reachable by link, but excluded from menus, the sitemap and search engines. */
  unlisted: boolean;
  /** Version name; empty for blog posts, which belong to all versions. */
  version: string;
  language: string;
  /** Date of the last change, if known: `2025-11-18`. */
  date?: string | undefined;
}

/** A built page with its content. */
export interface BuiltPage extends PageMetadata {
  /** Absolute URL. */
  url: string;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  article: Article;
}

export interface Version {
  name: string;
  /** Display name. */
  label: string;
  /** Whether it's the latest version, at the root of the site. */
  isLast: boolean;
  /** Base path, with a trailing slash. */
  path: string;
}

/** A version with its pages: in sidebar order, then pages outside the sidebar, then tag pages. */
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
  /**
   * Files of Docusaurus and of earlier build steps, relative to `outDir`. Excludes those that other
   * plugins write in `postBuild`.
   */
  files: ReadonlySet<string>;
  /** Writes a file relative to `outDir` and adds it to `files`. */
  write(file: string, content: string): void;
}
