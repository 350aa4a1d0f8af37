import fs from 'node:fs';
import path from 'node:path';
import type {BuiltFiles} from './builtFiles';
import type {Patch} from './types';

/** What messages say of a patch. */
type Row = Pick<Patch, 'name' | 'package' | 'version' | 'what' | 'file'>;

/** The folder of a package that a site finds, its own or one further up; `undefined` when there is none. */
export function packageFolder(siteDir: string, name: string): string | undefined {
  const here = path.resolve(siteDir);
  const folder = path.join(here, 'node_modules', name);
  if (fs.existsSync(folder)) {
    return folder;
  }
  const above = path.dirname(here);
  return above === here ? undefined : packageFolder(above, name);
}

/** The version of a package that a site finds; `undefined` when there is none. */
export function installedVersion(siteDir: string, name: string): string | undefined {
  const folder = packageFolder(siteDir, name);
  return (
    folder &&
    (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string})
      .version
  );
}

type VersionOf = (name: string) => string | undefined;

/**
 * Compares rows with the packages that are installed.
 *
 * @throws naming each row that was written for another version, and the remedy
 */
export function verifyVersions(patches: readonly Row[], versionOf: VersionOf): void {
  report(versionFaults(patches, versionOf));
}

function versionFaults(patches: readonly Row[], versionOf: VersionOf): string[] {
  return patches.flatMap(({name, package: changed, version, file}) => {
    const installed = versionOf(changed);
    return installed === version
      ? []
      : [
          `"${name}" was written for ${changed} ${version}, and ${installed ?? 'none'} is installed. Install ${version}, or compare what ${file} changes with the new version and raise the version in the row, or delete the row and the change.`,
        ];
  });
}

/**
 * Compares a table of patches with the packages that are installed and with the changes in the code.
 *
 * @param changes the names of the patches that have code
 * @throws naming each row that was written for another version, has no code, or is missing
 */
export function verifyTable(
  patches: readonly Patch[],
  changes: readonly string[],
  versionOf: VersionOf,
): void {
  const names = patches.map(({name}) => name);
  report([
    ...versionFaults(patches, versionOf),
    ...patches
      .filter(({name}) => !changes.includes(name))
      .map(
        ({name, file}) =>
          `"${name}" is a row without a change. Apply it (${file}), or delete the row.`,
      ),
    ...changes
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `"${name}" is a change without a row. Give it a row with what it gains, or delete the change.`,
      ),
  ]);
}

/**
 * Looks in what was built for the change of each patch.
 *
 * @throws naming each row whose change is not there
 */
export function verifyApplied<Site extends Partial<BuiltFiles> = BuiltFiles>(
  patches: readonly (Row & {applied(site: Site): boolean})[],
  site: Site,
): void {
  report(
    patches
      .filter((patch) => !patch.applied(site))
      .map(
        ({name, package: changed, version, file, what}) =>
          `"${name}" was not applied to ${changed} ${version}: the built files do not show it (${what}). See ${file}: mend the change, or delete the row and the change. After a change of a patch itself, run \`npx docusaurus clear\` first.`,
      ),
  );
}

function report(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(['The table of patches does not hold:', ...faults].join('\n- '));
  }
}
