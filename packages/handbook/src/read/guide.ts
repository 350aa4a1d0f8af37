import fs from 'node:fs';
import {findPage} from '@guide/built-site/files';
import {
  readArticle,
  readPagesFiles,
  type Article,
  type PageMetadata,
  type PagesFile,
} from '@guide/built-site/read';

/** A document of the guide. */
export interface GuidePage {
  id: string;
  language: string;
  /** Whole address, as readers open it. */
  url: string;
  /** From the root of the host: `/docs/fr/glossary/`. */
  path: string;
  /** Whether menus do not have it. */
  unlisted: boolean;
  article: Article;
}

/** A category of the menu, with its pages in their order. */
export interface Area {
  /** The last folder of its address, which never changes: `datasets`. */
  name: string;
  address: string;
  title: string;
  description: string;
  pages: GuidePage[];
}

/** The pages of the guide, in the order of the menu. */
export interface Guide {
  home: GuidePage;
  areas: Area[];
  /** Pages that the menu has in no category. */
  others: GuidePage[];
}

/**
 * Reads the documents of the version at the root of a language.
 *
 * @throws when the build has none in this language
 */
export function readGuide(buildDir: string, language: string): Guide {
  const file = readPagesFiles(buildDir).find(
    (one) => one.language === language && one.version.isLast,
  );
  if (!file) {
    throw new Error(
      `${buildDir} holds no pages in "${language}": run npm run build first, or name another build by --build.`,
    );
  }
  return arrange(file, ({path}) => {
    const page = findPage(file.outDir, path.slice(file.baseUrl.length))!;
    return fs.readFileSync(page, 'utf8');
  });
}

/** Groups the pages of a version by area. @param readHtml reads the built file of a page */
export function arrange(
  {pages, origin, baseUrl}: PagesFile,
  readHtml: (page: PageMetadata) => string,
): Guide {
  const areas = new Map<string, Area>();
  const others: GuidePage[] = [];
  for (const page of pages) {
    const {kind, id, path, title, description, area, unlisted, language} = page;
    if (kind === 'category' && !areas.has(area)) {
      const name = path.split('/').findLast(Boolean)!;
      areas.set(area, {name, address: path, title, description, pages: []});
    } else if (kind === 'document') {
      const url = origin + path;
      const article = readArticle(readHtml(page), url, {keepMarkup: true})!;
      const own = {id, language, url, path, unlisted, article};
      (areas.get(area)?.pages ?? others).push(own);
    }
  }
  const all = [...areas.values()].flatMap((area) => area.pages).concat(others);
  return {
    home: all.find(({path}) => path === baseUrl)!,
    areas: [...areas.values()].filter((area) => area.pages.length > 0),
    others,
  };
}
