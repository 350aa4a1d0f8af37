import {globSync} from 'tinyglobby';

/** Every file of a folder, hidden ones too, by its path from there with `/` between names, sorted. */
export function listFiles(folder: string): string[] {
  return globSync('**', {cwd: folder, dot: true}).sort();
}
