import fs from 'node:fs';
import path from 'node:path';
import {listPages, pageIdOf, readFrontMatter, type LocaleFolders} from '@guide/content';

export interface PageFiles {
  /** Source first. Some may not exist. */
  files: string[];
  /** As used in sidebars. */
  id: string;
  slug?: string;
}

/** Lists all pages and posts. */
export function readPages(root: string, contentFolders: readonly LocaleFolders[]): PageFiles[] {
  return contentFolders.flatMap((byLocale) => {
    const folders = Object.values(byLocale);
    const sources = new Set(folders.flatMap((folder) => listPages(path.join(root, folder))));
    return [...sources].sort().map((source) => {
      const files = folders.map((folder) => `${folder}/${source}`);
      const file = files.find((name) => fs.existsSync(path.join(root, name)))!;
      const {frontMatter} = readFrontMatter(fs.readFileSync(path.join(root, file), 'utf8'));
      const {id, slug} = (frontMatter.toJS() ?? {}) as Partial<PageFiles>;
      return {files, id: pageIdOf(source, id), slug};
    });
  });
}

/** Finds a page by id or file path. @throws if there's none */
export function findPage(pages: readonly PageFiles[], name: string): PageFiles {
  const file = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const found = pages.find(({files, id}) => id === file || files.includes(file));
  if (!found) {
    throw new Error(
      `There is no page "${name}". Enter the path of its file (docs/glossary.mdx) or its id (glossary).`,
    );
  }
  return found;
}
