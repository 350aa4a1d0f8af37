import path from 'node:path';

/**
 * Returns the page id, as used in sidebars: the folder, followed by the front matter `id` or the
 * file name.
 *
 * @param source path relative to the documents folder
 */
export function pageIdOf(source: string, id?: unknown): string {
  const {dir, name} = path.posix.parse(source);
  return path.posix.join(dir, typeof id === 'string' ? id : name);
}
