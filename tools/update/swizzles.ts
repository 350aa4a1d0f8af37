import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** A component of the theme that the site replaces, by the header of its file. */
export interface Swizzle {
  /** From the root of the project. */
  file: string;
  how: 'Wrapped' | 'Ejected' | 'Replaced';
  component: string;
  package: string;
  /** The version that it was last compared with. */
  version: string;
}

const header =
  /(?<how>Wrapped|Ejected|Replaced): (?<component>\S+) of (?<package>@docusaurus\/[\w-]+) (?<version>\d+\.\d+\.\d+)/;

/** Where a package has the components of the theme. */
const places = ['lib/theme', 'lib/client/theme-fallback', 'lib/client'];

/** Each swizzled component of a project, in the order of their files. */
export function findSwizzles(root: string): Swizzle[] {
  return globSync(['src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {cwd: root})
    .sort()
    .flatMap((file) => {
      const found = header.exec(fs.readFileSync(path.join(root, file), 'utf8'));
      return found ? [{file, ...(found.groups as unknown as Omit<Swizzle, 'file'>)}] : [];
    });
}

/**
 * What upstream has changed in the files of a component: a unified difference, empty when nothing.
 *
 * @param before the project with the installed version that the component was compared with
 * @param after the same with the new one
 * @throws when the component is in neither, as its header then names it wrongly
 */
export function differenceOf(swizzle: Swizzle, before: string, after: string): string {
  const olds = upstreamFiles(swizzle, before);
  const news = upstreamFiles(swizzle, after);
  const names = [...new Set([...olds.keys(), ...news.keys()])].sort();
  if (names.length === 0) {
    throw new Error(
      `${swizzle.file}: ${swizzle.package} has no ${swizzle.component}. Correct the header of the file.`,
    );
  }
  return names
    .map((name) => difference(olds.get(name) ?? '/dev/null', news.get(name) ?? '/dev/null'))
    .join('');
}

/** The files of a component, without those of the components inside it, by their names. */
function upstreamFiles({component, package: name}: Swizzle, root: string): Map<string, string> {
  const installed = path.join(root, 'node_modules', name);
  const found = places
    .map((place) => path.join(installed, place, component))
    .flatMap((base) => [`${base}.js`, ...filesIn(base)])
    .filter((file) => fs.existsSync(file));
  return new Map(found.map((file) => [path.relative(installed, file), file]));
}

function filesIn(folder: string): string[] {
  return globSync('*.{js,css}', {cwd: folder, absolute: true}).sort();
}

function difference(before: string, after: string): string {
  const {stdout} = spawnSync('git', ['diff', '--no-index', '--no-color', before, after], {
    encoding: 'utf8',
  });
  // The lines that name the two files: whole paths of this machine.
  return stdout.replace(/^(?:diff|index|---|\+\+\+) .*\n/gm, '');
}
