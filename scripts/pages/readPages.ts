import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listPairs, type Pair} from '../../src/lib/translation';

/** A page of the guide, or an announcement, in either language. */
export interface PageFiles extends Pair {
  /** Full id, as sidebars name it: folder and `id`. */
  id: string;
  /** Address in English, from the root of the site; `undefined` when the page sets none. */
  slug?: string;
}

const frontMatter = /^---\r?\n([^]*?)^---/m;

/** Every page of a project that has a file in at least one language. */
export function readPages(root: string): PageFiles[] {
  return listPairs(root).map((pair) => {
    const file = [pair.english, pair.french].find((name) => fs.existsSync(path.join(root, name)))!;
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const {id, slug} = (parse(frontMatter.exec(text)?.[1] ?? '') ?? {}) as Partial<PageFiles>;
    const source = pair.english.replace(/^(?:docs|blog)\//, '').replace(/\.mdx$/, '');
    const folder = path.posix.dirname(source);
    const own = id ?? path.posix.basename(source);
    return {...pair, id: folder === '.' ? own : `${folder}/${own}`, slug};
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
  const address = `/${file.replace(/^https?:\/\/[^/]+/, '').replace(/^\/?(?:fr\/)?/, '')}/`;
  const plain = address.replace(/\/+/g, '/');
  const exact = pages.find(
    (page) =>
      [page.english, page.english.replace('docs/', ''), page.french, page.id].includes(file) ||
      (page.slug ?? '') === plain,
  );
  if (exact) {
    return exact;
  }
  const byShortId = pages.filter(({id}) => path.posix.basename(id) === file);
  if (byShortId.length === 1) {
    return byShortId[0]!;
  }
  if (byShortId.length > 1) {
    throw new Error(
      `Several pages are called "${name}". Type one of:\n${byShortId.map(({id}) => `  ${id}`).join('\n')}`,
    );
  }
  const words = path.posix
    .basename(plain)
    .split(/[._-]+/)
    .filter((word) => word.length > 2);
  const near = pages.filter(({id}) => words.some((word) => id.includes(word))).slice(0, 5);
  throw new Error(
    [
      `There is no page "${name}". Type the path of its file (docs/glossary.mdx), its id (glossary) or its address (/glossary/).`,
      ...(near.length > 0 ? ['Pages with a like name:', ...near.map(({id}) => `  ${id}`)] : []),
    ].join('\n'),
  );
}
