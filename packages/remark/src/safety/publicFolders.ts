import fs from 'node:fs';
import path from 'node:path';
import type {Fault} from '@guide/content/safety';
import type {FileOptions} from './imports';

/** Returns the folders whose files are published, relative to the site. */
export function publicFolders({contentFolders}: Pick<FileOptions, 'contentFolders'>): string[] {
  return [...contentFolders.flatMap((folders) => Object.values(folders)), 'static'];
}

/**
 * Finds symbolic links among pages and static files. Docusaurus would publish their targets, and
 * process pages in other folders without our remark steps.
 */
export function symbolicLinkFaults(options: FileOptions): (Fault & {file: string})[] {
  return listSymbolicLinks(options).map((file) => ({
    file,
    found: 'a symbolic link',
    expected: 'a file',
    remedy: 'Replace the link by a copy of its target.',
  }));
}

function listSymbolicLinks({siteDir, contentFolders}: FileOptions): string[] {
  return publicFolders({contentFolders}).flatMap((folder) => {
    const root = path.join(siteDir, folder);
    if (!fs.existsSync(root)) {
      return [];
    }
    if (fs.realpathSync(root) !== path.join(fs.realpathSync(siteDir), folder)) {
      return [folder];
    }
    return fs
      .readdirSync(root, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isSymbolicLink())
      .map(({parentPath, name}) =>
        path.relative(siteDir, path.join(parentPath, name)).split(path.sep).join('/'),
      );
  });
}
