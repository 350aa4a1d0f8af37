import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/** A page of a build: a document, or the index of a category. */
export interface BuiltPage {
  /** Whole address, as readers open it. */
  url: string;
  /** Its address in the site: `/docs/fr/glossary/`. */
  path: string;
  /** `undefined`: the index of a category. */
  docId: string | undefined;
  language: string;
  /** Of the documents: pages of one version have the same. */
  version: string;
  /** Whether menus do not have it. */
  unlisted: boolean;
  /** The HTML of its `<main>`. */
  main: string;
  /** Addresses of its neighbours in the menu. */
  previous: string | undefined;
  next: string | undefined;
  /** Addresses of its categories, from the top. */
  categories: readonly string[];
}

/**
 * Reads the documents and category pages of one language in a build, by their addresses.
 *
 * @param folder the one of the language: that of the build, or `fr` in it
 * @throws when there are none
 */
export function readPages(folder: string, language: string): Map<string, BuiltPage> {
  const files = fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => path.basename(file) === 'index.html')
    : [];
  const pages = files
    .map((file) => parsePage(fs.readFileSync(path.join(folder, file), 'utf8')))
    .filter((page) => page?.language === language)
    .map((page) => [page!.path, page!] as const);
  if (pages.length === 0) {
    throw new Error(
      `${folder} holds no pages in "${language}": run npm run build first, or name another build by --build.`,
    );
  }
  return new Map(pages);
}

/** @returns nothing for what is neither a document nor the index of a category */
export function parsePage(html: string): BuiltPage | undefined {
  const docId = /<html[^>]*\bdocs-doc-id-([^\s"'>]+)/.exec(html)?.[1];
  const isCategory = /<html[^>]*\bdocs-wrapper\b/.test(html) && /\bgeneratedIndexPage/.test(html);
  if (!docId && !isCategory) {
    return undefined;
  }
  const head = load(html.slice(0, html.indexOf('<body')));
  const main = /<main\b.*<\/main>/s.exec(html)![0];
  const $ = load(main, null, false);
  const url = head('meta[property="og:url"]').attr('content')!;
  const linkTo = (selector: string) => $(selector).attr('href');
  return {
    url,
    path: new URL(url).pathname,
    docId,
    language: head('meta[name="docsearch:language"]').attr('content')!,
    version: head('meta[name="docsearch:docusaurus_tag"]').attr('content') ?? '',
    unlisted: main.includes('theme-unlisted-banner'),
    main,
    previous: linkTo('.pagination-nav__link--prev'),
    next: linkTo('.pagination-nav__link--next'),
    // The first is the home page.
    categories: $('.breadcrumbs__item > a')
      .toArray()
      .slice(1)
      .map((link) => $(link).attr('href')!),
  };
}
