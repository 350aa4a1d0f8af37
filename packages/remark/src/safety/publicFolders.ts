import fs from 'node:fs';
import path from 'node:path';
import type {ContentSite} from '@guide/content';
import type {Fault} from '@guide/content/safety';

export type FileOptions = Pick<ContentSite, 'siteDir' | 'contentFolders'>;

export const imageExtensions = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Extensions of files that neither bundlers nor browsers run; SVG files are checked after the build. */
const fileTypes = [
  ...imageExtensions,
  ...['csv', 'json', 'md', 'mdx', 'pdf', 'txt', 'webmanifest', 'xlsx', 'yaml', 'yml', 'zip'],
];

const otherFiles = ['.DS_Store', 'Thumbs.db', '.gitkeep', '.nojekyll'];

/** Hidden files, modules, and paths that bundlers read as others (`a.csv?b.mdx` as `a.csv`). */
const unsafePath =
  /[!?#%"\\*:<>|\p{Cc}]|\.mdx?[./]|(?:^|\/)(?:\.(?!well-known\/)|node_modules\/|package\.json$)/iu;

/** Returns the folders whose files are published, relative to the site. */
export function publicFolders({contentFolders}: Pick<FileOptions, 'contentFolders'>): string[] {
  return [...contentFolders.flatMap((folders) => Object.values(folders)), 'static'];
}

/**
 * Finds symbolic links, whose targets Docusaurus would publish, modules, `package.json`, which
 * redirects imports, and files that browsers or hosts could run.
 */
export function publicFileFaults(options: FileOptions): (Fault & {file: string})[] {
  const {siteDir} = options;
  return publicFolders(options).flatMap((folder) => {
    const root = path.join(siteDir, folder);
    if (!fs.existsSync(root)) {
      return [];
    }
    if (fs.realpathSync(root) !== path.join(fs.realpathSync(siteDir), folder)) {
      return [{file: folder, ...symbolicLink}];
    }
    return fs
      .readdirSync(root, {recursive: true, withFileTypes: true})
      .filter((entry) => !entry.isDirectory())
      .flatMap((entry) => {
        const absolute = path.join(entry.parentPath, entry.name);
        const file = path.relative(siteDir, absolute).split(path.sep).join('/');
        const fault = entry.isSymbolicLink() ? symbolicLink : fileFault(file);
        return fault ? [{file, ...fault}] : [];
      });
  });
}

const symbolicLink: Fault = {
  found: 'a symbolic link',
  expected: 'a file',
  remedy: 'Replace the link by a copy of its target.',
};

function fileFault(file: string): Fault | undefined {
  const extension = path.posix.extname(file).slice(1).toLowerCase();
  const isAllowed = fileTypes.includes(extension) && !unsafePath.test(file);
  if (isAllowed || otherFiles.includes(path.posix.basename(file))) {
    return undefined;
  }
  return {
    found: `the file ${path.posix.basename(file)}`,
    expected: `only ${fileTypes.join(', ')}; no package.json, node_modules, hidden file, or path with !?#%"\\*:<>|`,
    remedy:
      'Remove it. Code belongs in src/components; to allow a type, see packages/remark/src/safety/publicFolders.ts.',
  };
}
