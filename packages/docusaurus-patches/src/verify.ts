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

/**
 * Compares rows with the packages that are installed.
 *
 * @throws naming each row that was written for another version, and the remedy
 */
export function verifyVersions(
  patches: readonly Row[],
  versionOf: (name: string) => string | undefined,
): void {
  report(
    patches.flatMap(({name, package: changed, version, file}) => {
      const installed = versionOf(changed);
      return installed === version
        ? []
        : [
            `"${name}" was written for ${changed} ${version}, and ${installed ?? 'none'} is installed. Install ${version}, or compare what ${file} changes with the new version and raise the version in the row, or delete the row and the change.`,
          ];
    }),
  );
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
