import path from 'node:path';

/** Returns the page id used in sidebars: the folder, and the front matter `id` or the file name. */
export function pageIdOf(source: string, id?: unknown): string {
  const {dir, name} = path.posix.parse(source);
  return path.posix.join(dir, typeof id === 'string' ? id : name);
}
