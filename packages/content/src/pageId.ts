import path from 'node:path';

/**
 * Returns the id used in sidebars: folder and front matter `id`, or file name.
 *
 * @param source path relative to the documents folder
 */
export function pageIdOf(source: string, id?: unknown): string {
  const {dir, name} = path.posix.parse(source);
  return path.posix.join(dir, typeof id === 'string' ? id : name);
}
