import fs from 'node:fs';
import {Parser} from 'htmlparser2';
import {collapseWhitespace, readArticle, type ArticleFacts} from './article';
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

type LocaleBuild = Pick<PagesFile, 'baseUrl' | 'origin' | 'language'> & {
  outDir: string;
  derive?: Derive;
};

/** Reads a built page. @returns `undefined` if the file doesn't exist or has no `<main>` */
export function readPage(
  known: PlannedPage,
  {outDir, baseUrl, origin, language, derive = noCache.derive}: LocaleBuild,
): BuiltPage | undefined {
  const file = findPage(outDir, known.path.slice(baseUrl.length));
  if (!file) {
    return undefined;
  }
  const html = fs.readFileSync(file, 'utf8');
  // Encodes spaces and accents.
  const url = new URL(known.path, origin).href;
  const hash = hashOf(html);
  const article = derive(['article', hash, url], () => readFacts(html, url) ?? null);
  return article
    ? {
        ...known,
        title: collapseWhitespace(known.title) || article.heading,
        language,
        ...readHead(html),
        url,
        hash,
        article,
        readTree: () => readArticle(html, url)!.root,
      }
    : undefined;
}

function readFacts(html: string, url: string): ArticleFacts | undefined {
  const article = readArticle(html, url);
  return (
    article && {heading: article.heading, language: article.language, anchors: article.anchors}
  );
}

/** Reads all pages of a build. @throws if there's no build */
export function readBuild(buildDir: string): BuiltPage[] {
  return readPagesFiles(buildDir).flatMap((file) =>
    mapPages(file.pages, (page) => readPage(page, file) ?? []).flat(),
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
