import fs from 'node:fs';
import path from 'node:path';
import {
  withDefaults,
  type ContentOptions,
  type ContentSite,
  type ContractFiles,
} from '@guide/content';
import {readPages, type PageFiles} from './findPage';

export interface PagesOptions extends ContentOptions {
  contract: ContractFiles;
  /** Globs. */
  referencingFiles: string[];
}

/** Paths are relative to the project root. */
export interface Project
  extends
    Pick<ContentSite, 'siteDir' | 'contentFolders'>,
    Pick<PagesOptions, 'contract' | 'referencingFiles'> {
  pages: PageFiles[];
  /** `undefined` deletes the file. */
  changes: Map<string, string | undefined>;
}

/** Reads the current pages and blog posts. */
export function readProject({contract, referencingFiles, ...site}: PagesOptions): Project {
  const {siteDir, contentFolders} = withDefaults({...site, versions: []});
  const pages = readPages(siteDir, contentFolders);
  return {siteDir, contentFolders, contract, referencingFiles, pages, changes: new Map()};
}

export const lastSteps =
  'Then: npx prettier --write sidebars.ts contract; npm run check -- --fix; npm run draw.';

export function exists({siteDir}: Pick<Project, 'siteDir'>, file: string): boolean {
  return fs.existsSync(path.join(siteDir, file));
}

/** Reads a file, without pending changes. */
export function read({siteDir}: Pick<Project, 'siteDir'>, file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

/**
 * Writes pending changes in order, so a moved file is written before the old one is deleted.
 *
 * @returns one line per file
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
