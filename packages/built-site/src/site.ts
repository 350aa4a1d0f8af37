import type {LoadContext} from '@docusaurus/types';
import type {Article} from './article';

/** What is known of a page besides its text: an entry of `pages.json`. */
export interface PageFacts {
  kind: 'document' | 'category' | 'tag' | 'post';
  /** By which data beside the pages name it: the id of a document, `blog/release-2` of a post; empty for others. */
  id: string;
  /** From the root of the host, with the slash at its end that links have: `/fr/glossary/`. */
  path: string;
  title: string;
  description: string;
  /** The top-level category of the menu; of a page outside of it, that of the page nearest to it. */
  area: string;
  /** Whether the page asks to be in no list: readers find it by its links alone. */
  unlisted: boolean;
  /** Name of the version of a document, a category or a tag; empty for a post, which belongs to all. */
  version: string;
  language: string;
  /** The day of its last change, `2025-11-18`, where it is known. */
  date?: string | undefined;
}

/** A page of the build, and its text. */
export interface BuiltPage extends PageFacts {
  /** Whole address, as readers open it. */
  url: string;
  /** Whether search engines of the web may have it. */
  isIndexed: boolean;
  article: Article;
}

/** A version of the documents. */
export interface Version {
  name: string;
  /** As readers know it. */
  label: string;
  /** Whether it is the newest one, at the root of the site. */
  isLast: boolean;
  /** Where it begins, from the root of the host, with a slash at its end. */
  path: string;
}

/** A version with its pages in the order of the menu, then those that the menu has not, then those of tags. */
export interface BuiltVersion extends Version {
  pages: readonly BuiltPage[];
}

/** One language of the site, as the build has written it. */
export interface BuiltSite {
  context: LoadContext;
  /** The folder of the language. */
  outDir: string;
  /** Where the language begins, from the root of the host. */
  baseUrl: string;
  language: string;
  /** The addresses of all pages. */
  routes: readonly string[];
  versions: readonly BuiltVersion[];
  /** Blog posts, the newest first; they belong to all versions. */
  posts: readonly BuiltPage[];
  /** Files of the build and of earlier build steps, relative to `outDir`. Files of other plugins aren't included. */
  files: ReadonlySet<string>;
  /** Writes an output file, relative to `outDir`, and its folders. */
  write(file: string, content: string): void;
}
