import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

export interface Swizzle {
  file: string;
  how: 'Wrapped' | 'Ejected' | 'Replaced';
  component: string;
  package: string;
  /** Upstream version. */
  version: string;
}

const header =
  /(?<how>Wrapped|Ejected|Replaced): (?<component>\S+) of (?<package>@docusaurus\/[\w-]+) (?<version>\d+\.\d+\.\d+)/;

const themeFolders = ['lib/theme', 'lib/client/theme-fallback', 'lib/client'];

/** Finds swizzled components by the comments at the top of their files. */
export function findSwizzles(root: string): Swizzle[] {
  return globSync(['src/**/*.{ts,tsx}', '{packages,extras}/*/src/**/*.{ts,tsx}'], {cwd: root})
    .sort()
    .flatMap((file) => {
      const found = header.exec(fs.readFileSync(path.join(root, file), 'utf8'));
      return found ? [{file, ...(found.groups as unknown as Omit<Swizzle, 'file'>)}] : [];
    });
}

/**
 * Returns the upstream changes of a component as a unified diff. `before` and `after` contain `node_modules`.
 *
 * @throws if neither contains the component
 */
export function differenceOf(swizzle: Swizzle, before: string, after: string): string {
  const oldFiles = upstreamFiles(swizzle, before);
  const newFiles = upstreamFiles(swizzle, after);
  const names = [...new Set([...oldFiles.keys(), ...newFiles.keys()])].sort();
  if (names.length === 0) {
    throw new Error(
      `${swizzle.file}: ${swizzle.package} has no ${swizzle.component}. Correct the header of the file.`,
    );
  }
  return names
    .map((name) => difference(oldFiles.get(name) ?? '/dev/null', newFiles.get(name) ?? '/dev/null'))
    .join('');
}

/** By path in the package, without nested components. */
function upstreamFiles({component, package: name}: Swizzle, root: string): Map<string, string> {
  const installed = path.join(root, 'node_modules', name);
  const found = themeFolders
    .map((folder) => path.join(installed, folder, component))
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
  // Remove header lines with absolute paths.
  return stdout.replace(/^(?:diff|index|---|\+\+\+) .*\n/gm, '');
}
