import fs from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../frontMatter';
import {listPages, type Folders} from '../languages';
import {pageIdOf} from '../pageId';

/** A page of the guide, or an announcement. */
export interface PageFiles {
  /** In each language, the original first: paths from the root of the project. Some may not be there. */
  files: string[];
  /** Full id, as sidebars name it: folder and `id`. */
  id: string;
  /** Address in the default language, from the root of the site; `undefined` when the page sets none. */
  slug?: string;
  /** The address in each language. */
  addresses: string[];
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
      const addresses = slug
        ? Object.keys(kind).map((locale, index) => (index === 0 ? slug : `/${locale}${slug}`))
        : [];
      return {files, id: pageIdOf(source, id), slug, addresses};
    });
  });
}

/**
 * The page that a writer means: by the path of one of its files, its id or its
 * address, with or without the language.
 *
 * @throws when there is none, or when several have that short id
 */
export function findPage(pages: readonly PageFiles[], name: string): PageFiles {
  const file = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const address = `/${file.replace(/^https?:\/\/[^/]+/, '')}/`.replace(/\/+/g, '/');
  const isNamed = ({files, id, addresses}: PageFiles) =>
    id === file ||
    addresses.includes(address) ||
    files.some((one) => one === file || one.endsWith(`/${file}`));
  // The site may stand under a path, which its address then begins with.
  const isEnd = (one: string) => file.includes('://') && one !== '/' && address.endsWith(one);
  const exact = pages.filter(isNamed);
  const found =
    exact.length > 0
      ? exact
      : pages.filter(
          ({id, addresses}) => path.posix.basename(id) === file || addresses.some(isEnd),
        );
  if (found.length > 1) {
    const ids = found.map(({id}) => `  ${id}`);
    throw new Error([`Several pages are called "${name}". Type one of:`, ...ids].join('\n'));
  }
  if (found.length === 0) {
    throw new Error(
      `There is no page "${name}". Type the path of its file (docs/glossary.mdx), its id (glossary) or its address (/glossary/).`,
    );
  }
  return found[0]!;
}
