import fs from 'node:fs';
import {Parser} from 'htmlparser2';
import {oneSpaced, readArticle} from './article';
import type {KnownPage} from './content';
import {findPage} from './files';
import {readPagesFiles, type PagesFile} from './pagesFile';
import type {BuiltPage} from './site';

export {oneSpaced, readArticle, type Article} from './article';
export {readPagesFiles, type PagesFile} from './pagesFile';
export {hasClass, isElement} from './tree';
export type {BuiltPage, PageFacts, Version} from './site';

/** Where the pages of a language were built, the folder among them, and for which address. */
type Place = Pick<PagesFile, 'baseUrl' | 'origin' | 'language'> & {outDir: string};

/** Reads a page that was built. @returns nothing where there is none, or one without a text */
export function readPage(
  known: KnownPage,
  {outDir, baseUrl, origin, language}: Place,
): BuiltPage | undefined {
  const file = findPage(outDir, known.path.slice(baseUrl.length));
  if (!file) {
    return undefined;
  }
  const html = fs.readFileSync(file, 'utf8');
  const url = origin + known.path;
  const article = readArticle(html, url);
  return (
    article && {
      ...known,
      title: oneSpaced(known.title) || article.heading,
      language,
      ...readHead(html),
      url,
      article,
    }
  );
}

/** Reads the pages of a build, in all its languages and versions. @throws when there is no build */
export function readBuild(buildDir: string): BuiltPage[] {
  return readPagesFiles(buildDir).flatMap((file) =>
    file.pages.flatMap((page) => readPage(page, file) ?? []),
  );
}

/** What the head of a page says of it. @param html the whole page */
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
    description: oneSpaced(named.get('description') ?? ''),
    isIndexed: !named.get('robots')?.includes('noindex'),
  };
}
