import path from 'node:path';

/**
 * Full id of a page, as sidebars name it: its folder, and the `id` of its front matter.
 *
 * @param source path from the folder of the pages
 * @param id by default, the name of the file
 */
export function pageIdOf(source: string, id?: unknown): string {
  const {dir, name} = path.posix.parse(source);
  return path.posix.join(dir, typeof id === 'string' ? id : name);
}
