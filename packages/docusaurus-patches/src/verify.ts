import fs from 'node:fs';
import path from 'node:path';
import type {BuiltFiles} from './builtFiles';
import type {Patch, Setting} from './types';

/** Returns the package version that Node resolves from `siteDir`, or `undefined`. */
export function installedVersion(siteDir: string, name: string): string | undefined {
  const folder = path.resolve(siteDir);
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (fs.existsSync(file)) {
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
  }
  const parentFolder = path.dirname(folder);
  return parentFolder === folder ? undefined : installedVersion(parentFolder, name);
}

/** @throws listing each patch whose package has another version */
export function verifyVersions(
  patches: readonly Pick<Patch, 'name' | 'package' | 'version' | 'file'>[],
  versionOf: (name: string) => string | undefined,
): void {
  throwIfAny(
    patches.flatMap(({name, package: packageName, version, file}) => {
      const installed = versionOf(packageName);
      return installed === version
        ? []
        : [
            `"${name}" was written for ${packageName} ${version}, but ${installed ?? 'none'} is installed. Install ${version}, or compare what ${file} changes with the new version and raise the version in its row, or delete the row and the change.`,
          ];
    }),
  );
}

/** @throws listing each setting and patch missing from the built files */
export function verifyApplied(rows: readonly (Setting | Patch)[], site: BuiltFiles): void {
  throwIfAny(
    rows
      .filter((row) => !row.isApplied(site))
      .map((row) => {
        const [target, file, what] =
          'package' in row
            ? [` to ${row.package} ${row.version}`, row.file, ` (${row.what})`]
            : ['', 'packages/docusaurus-patches/src/settings.ts', ''];
        return `"${row.name}" was not applied${target}: the built files don't contain the change${what}. See ${file}: correct it, or delete the row and the change. After a change to a setting or patch, run \`npx docusaurus clear\` first.`;
      }),
  );
}

function throwIfAny(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(['Bundler settings or patches failed:', ...faults].join('\n- '));
  }
}
