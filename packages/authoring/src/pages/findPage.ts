import fs from 'node:fs';
import path from 'node:path';
import {listPages, pageIdOf, readFrontMatter, type Folders} from '@guide/content';

/** A page of the guide, or an announcement. */
export interface PageFiles {
  /** In each language, the original first: paths from the root of the project. Some may not be there. */
  files: string[];
  /** Full id, as sidebars name it: folder and `id`. */
  id: string;
  /** Address in the default language, from the root of the site; `undefined` when the page sets none. */
  slug?: string;
}

/** Every page of a project that has a file in at least one language. */
export function readPages(root: string, kinds: readonly Folders[]): PageFiles[] {
  return kinds.flatMap((kind) => {
    const folders = Object.values(kind);
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

/** The page that a writer means, by the path of one of its files or its id. @throws when there is none */
export function findPage(pages: readonly PageFiles[], name: string): PageFiles {
  const file = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const found = pages.find(({files, id}) => id === file || files.includes(file));
  if (!found) {
    throw new Error(
      `There is no page "${name}". Type the path of its file (docs/glossary.mdx) or its id (glossary).`,
    );
  }
  return found;
}
