import fs from 'node:fs';
import {Parser} from 'htmlparser2';
import {collapseWhitespace, readArticle} from './article';
import {hashOf, noCache, type Derive} from './buildCache';
import type {PlannedPage} from './content';
import {mapPages} from './mapPages';
import {findPage} from './files';
import {readPagesFiles, type PagesFile} from './pagesFile';
import type {BuiltPage} from './site';

export {collapseWhitespace, readArticle, type Article} from './article';
export {readPagesFiles, type PagesFile} from './pagesFile';
export {hasClass, isElement} from './tree';
export type {BuiltPage, PageMetadata, Version} from './site';

/** Reads a built page. @returns `undefined` if it has no `<main>` */
export function readPage(
  known: PlannedPage,
  html: string,
  {origin, language}: Pick<PagesFile, 'origin' | 'language'>,
  derive: Derive,
): BuiltPage | undefined {
  // Encodes spaces and accents.
  const url = new URL(known.path, origin).href;
  const hash = hashOf(JSON.stringify([known, url, language, html]));
  const article = derive(['article', hash], () => {
    const found = readArticle(html, url);
    return found ? {...found, root: undefined} : null;
  });
  return article
    ? {
        ...known,
        title: collapseWhitespace(known.title) || article.heading || known.path,
        language,
        ...readHead(html),
        url,
        hash,
        article,
        readTree: () => readArticle(html, url)!.root,
      }
    : undefined;
}

/** Reads all pages of a build. @throws if there's no build */
export function readBuild(buildDir: string): BuiltPage[] {
  return readPagesFiles(buildDir).flatMap((file) =>
    mapPages(file.pages, (page) => {
      const name = findPage(file.outDir, page.path.slice(file.baseUrl.length));
      return (name && readPage(page, fs.readFileSync(name, 'utf8'), file, noCache.derive)) || [];
    }).flat(),
  );
}

export function readHead(html: string): Pick<BuiltPage, 'description' | 'isIndexed'> {
  const named = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, {name: key, content = ''}) {
      if (name === 'meta' && key) {
        named.set(key, content);
      }
    },
  });
  parser.end(html.slice(0, html.indexOf('<body')));
  return {
    description: collapseWhitespace(named.get('description') ?? ''),
    isIndexed: !named.get('robots')?.includes('noindex'),
  };
}
