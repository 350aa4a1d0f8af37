import path from 'node:path';

/**
 * Returns the id of a page as used in sidebars: its folder and front matter `id`.
 *
 * @param source path relative to the documents folder
 * @param id defaults to the file name
 */
export function pageIdOf(source: string, id?: unknown): string {
  const {dir, name} = path.posix.parse(source);
  return path.posix.join(dir, typeof id === 'string' ? id : name);
}
