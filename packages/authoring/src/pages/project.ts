import fs from 'node:fs';
import path from 'node:path';
import {
  listPages,
  pageIdOf,
  readFrontMatter,
  withDefaults,
  type ContentOptions,
  type ContractFiles,
  type LocaleFolders,
} from '@guide/content';

export interface PagesOptions extends ContentOptions {
  contract: ContractFiles;
  /** Globs. */
  referencingFiles: string[];
}

export interface PageFiles {
  /** Source first. Some may not exist. */
  files: string[];
  /** As used in sidebars. */
  id: string;
  slug?: string;
}

/** Paths are relative to `siteDir`. */
export interface Project {
  siteDir: string;
  contentFolders: readonly LocaleFolders[];
  options: PagesOptions;
  pages: PageFiles[];
  /** `undefined` deletes the file. */
  changes: Map<string, string | undefined>;
}

/** Reads the current pages and blog posts. */
export function readProject(options: PagesOptions): Project {
  const {siteDir, contentFolders} = withDefaults({...options, versions: []});
  const pages = readPages(siteDir, contentFolders);
  return {siteDir, contentFolders, options, pages, changes: new Map()};
}

/** Lists all pages and posts. */
export function readPages(siteDir: string, contentFolders: readonly LocaleFolders[]): PageFiles[] {
  return contentFolders.flatMap((byLocale) => {
    const folders = Object.values(byLocale);
    const sources = new Set(folders.flatMap((folder) => listPages(path.join(siteDir, folder))));
    return [...sources].sort().map((source) => {
      const files = folders.map((folder) => `${folder}/${source}`);
      const file = files.find((name) => exists({siteDir}, name))!;
      const {frontMatter} = readFrontMatter(read({siteDir}, file));
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

export const nextCommands =
  'Then: npx prettier --write sidebars.ts contract; npm run check -- --fix; npm run draw.';

export function exists({siteDir}: Pick<Project, 'siteDir'>, file: string): boolean {
  return fs.existsSync(path.join(siteDir, file));
}

/** Reads a file, without pending changes. */
export function read({siteDir}: Pick<Project, 'siteDir'>, file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

/** Writes pending changes in order, so a moved file is written before the old one is deleted. */
export function applyChanges(project: Pick<Project, 'siteDir' | 'changes'>): string[] {
  return [...project.changes].flatMap(([name, text]) => {
    const file = path.join(project.siteDir, name);
    if (text === undefined) {
      fs.rmSync(file);
      return [`delete  ${name}`];
    }
    const isNew = !exists(project, name);
    if (!isNew && read(project, name) === text) {
      return [];
    }
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    return [`${isNew ? 'create' : 'change'}  ${name}`];
  });
}
