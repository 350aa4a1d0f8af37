import fs from 'node:fs';
import {findPage} from '@guide/built-site/files';
import {errorsAt} from '@guide/built-site/mapPages';
import {
  readArticle,
  readPagesFiles,
  type Article,
  type PageMetadata,
  type PagesFile,
} from '@guide/built-site/read';

export interface GuidePage {
  id: string;
  language: string;
  url: string;
  path: string;
  unlisted: boolean;
  article: Article;
}

export interface Area {
  /** Last folder of its URL path: `datasets`. */
  name: string;
  path: string;
  title: string;
  description: string;
  pages: GuidePage[];
}

/** In sidebar order. */
export interface Guide {
  /** All pages, including areas. */
  pages: GuidePage[];
  areas: Area[];
  /** Pages without a category. */
  others: GuidePage[];
  home: GuidePage;
}

/** Reads the latest version. @throws if the build has none in this language */
export function readGuide(buildDir: string, language: string): Guide {
  const file = readPagesFiles(buildDir).find(
    (candidate) => candidate.language === language && candidate.version.isLast,
  );
  if (!file) {
    throw new Error(
      `${buildDir} has no pages in "${language}": run npm run build first, or select another build with --build.`,
    );
  }
  return groupPages(file, ({path}) =>
    fs.readFileSync(findPage(file.outDir, path.slice(file.baseUrl.length))!, 'utf8'),
  );
}

/** Groups pages by area. Drops areas without documents. */
export function groupPages(
  {pages, origin, baseUrl}: Pick<PagesFile, 'pages' | 'origin' | 'baseUrl'>,
  readHtml: (page: PageMetadata) => string,
): Guide {
  const areas = new Map<string, Area>();
  const others: GuidePage[] = [];
  for (const page of pages) {
    const {kind, id, path, title, description, area, unlisted, language} = page;
    if (kind === 'category' && !areas.has(area)) {
      const name = path.split('/').findLast(Boolean)!;
      areas.set(area, {name, path, title, description, pages: []});
    } else if (kind === 'document') {
      const url = new URL(path, origin).href;
      const article = errorsAt(path, () => readArticle(readHtml(page), url, {keepMarkup: true})!);
      const guidePage = {id, language, url, path, unlisted, article};
      (areas.get(area)?.pages ?? others).push(guidePage);
    }
  }
  const allPages = [...areas.values()].flatMap((area) => area.pages).concat(others);
  return {
    pages: allPages,
    areas: [...areas.values()].filter((area) => area.pages.length > 0),
    others,
    home: allPages.find(({path}) => path === baseUrl)!,
  };
}
