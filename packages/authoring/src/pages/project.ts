import fs from 'node:fs';
import path from 'node:path';
import {
  withDefaults,
  type ContentOptions,
  type ContentSite,
  type ContractFiles,
} from '@guide/content';
import {readPages, type PageFiles} from './findPage';

/** What the commands about pages take: the site, and where else its pages are named. */
export interface PagesOptions extends ContentOptions {
  contract: ContractFiles;
  /** Globs of further files that hold ids and addresses of pages. */
  namedIn: string[];
}

/** A project whose pages change, by paths from its root. */
export interface Project
  extends Pick<ContentSite, 'siteDir' | 'kinds'>, Pick<PagesOptions, 'contract' | 'namedIn'> {
  pages: PageFiles[];
  /** The new text of each file, or `undefined` for one that goes. */
  changes: Map<string, string | undefined>;
}

/** Reads a project, of which nothing has changed yet. Pages of a version that was cut stay as they are. */
export function readProject({contract, namedIn, ...site}: PagesOptions): Project {
  const {siteDir, kinds} = withDefaults({...site, versions: []});
  const pages = readPages(siteDir, kinds);
  return {siteDir, kinds, contract, namedIn, pages, changes: new Map()};
}

/** What is left for the writer of any change. */
export const lastSteps =
  'Then: npx prettier --write sidebars.ts contract; npm run check -- --fix; npm run draw.';

export function exists({siteDir}: Pick<Project, 'siteDir'>, file: string): boolean {
  return fs.existsSync(path.join(siteDir, file));
}

/** A file as it is before the changes. */
export function read({siteDir}: Pick<Project, 'siteDir'>, file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

/**
 * Makes the changes, in their order: a file that moves is written before it goes.
 *
 * @returns what happens, one line a file
 */
export function applyChanges(project: Project): string[] {
  const changes = [...project.changes].filter(
    ([file, text]) => !exists(project, file) || read(project, file) !== text,
  );
  const lines = changes.map(([file, text]) => {
    const verb = text === undefined ? 'delete' : exists(project, file) ? 'change' : 'create';
    return `${verb}  ${file}`;
  });
  for (const [name, text] of changes) {
    const file = path.join(project.siteDir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    if (text === undefined) {
      fs.rmSync(file);
    } else {
      fs.writeFileSync(file, text);
    }
  }
  return lines;
}
