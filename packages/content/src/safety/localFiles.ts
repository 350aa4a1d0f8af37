import fs from 'node:fs';
import path from 'node:path';
import type {ContentSite} from '../site';
import type {Fault} from './fault';

export type FileOptions = Pick<ContentSite, 'siteDir' | 'contentFolders'>;

export type SafetyOptions = FileOptions & Pick<ContentSite, 'allowedImports' | 'linkedFiles'>;

const pictures = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

/** Characters that webpack doesn't read as parts of a path: loaders, queries and fragments. */
export const requestSyntax = /[!?#%\\]/;

/** Folders whose files are published, relative to the site. */
function publicFolders(contentFolders: FileOptions['contentFolders']): string[] {
  return [...contentFolders.flatMap((folders) => Object.values(folders)), 'src/pages', 'static'];
}

/** Finds pictures that aren't image files of the public folders. Docusaurus publishes any file. */
export function pictureFaults(url: string, page: string, options: FileOptions): Fault[] {
  return fileFaults(url, page, pictures, options);
}

/** Does the same for `image` in the front matter, which Docusaurus passes to webpack. */
export function imageFaults(image: unknown, page: string, options: FileOptions): Fault[] {
  if (typeof image !== 'string') {
    return [];
  }
  return image.startsWith('./') && requestSyntax.test(image)
    ? [fileFault(image, pictures, options)]
    : pictureFaults(image, page, options);
}

/** Finds links to files that Docusaurus would publish, but that aren't in the public folders. */
export function linkedFileFaults(url: string, page: string, options: SafetyOptions): Fault[] {
  const pathname = url.split(/[?#]/, 1)[0]!;
  const isFile =
    pathname.startsWith('@site/') ||
    (path.extname(pathname) !== '' && !/\.(?:mdx?|html)$/.test(pathname));
  return isFile
    ? fileFaults(url, page, [...options.linkedFiles, ...pictures, 'md', 'mdx'], options)
    : [];
}

function fileFaults(
  url: string,
  page: string,
  extensions: readonly string[],
  options: FileOptions,
): Fault[] {
  if (/^[\w.+-]+:/.test(url.trim())) {
    return [];
  }
  const file = localPath(url, page, options);
  const isPublic = publicFolders(options.contentFolders).some((folder) =>
    file.startsWith(path.join(options.siteDir, folder) + path.sep),
  );
  const isAllowed = isPublic && extensions.includes(path.extname(file).slice(1).toLowerCase());
  // webpack would read what comes before an exclamation mark as a loader.
  return /[!\\]/.test(decode(url)) || (fs.existsSync(file) && !isAllowed)
    ? [fileFault(url, extensions, options)]
    : [];
}

function fileFault(
  url: string,
  extensions: readonly string[],
  {contentFolders}: FileOptions,
): Fault {
  return {
    found: `the file ${url}`,
    expected: `a file of ${publicFolders(contentFolders).join(', ')}: ${extensions.join(', ')}`,
    remedy: 'Copy the file into one of these folders, with a name without "!?#%\\".',
  };
}

/** Resolves a path as Docusaurus does. */
export function localPath(
  url: string,
  page: string,
  {siteDir}: Pick<FileOptions, 'siteDir'>,
): string {
  const pathname = decode(url.split(/[?#]/, 1)[0]!.trim());
  if (pathname.startsWith('@site/')) {
    return path.join(siteDir, pathname.slice('@site/'.length));
  }
  return path.isAbsolute(pathname)
    ? path.join(siteDir, 'static', pathname)
    : path.join(path.dirname(page), pathname);
}

/** Malformed URLs stay encoded. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
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
  return publicFolders(contentFolders).flatMap((folder) => {
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
