import fs from 'node:fs';
import type {BuiltFiles} from './builtFiles';
import type {Patch, Setting} from './types';

/** Verifies that the site uses a package version that changes were written for. */
export function verifyVersion(
  siteDir: string,
  name: string,
  versions: readonly string[],
  file: string,
): void {
  const packageFile = require.resolve(`${name}/package.json`, {paths: [siteDir]});
  const installed = JSON.parse(fs.readFileSync(packageFile, 'utf8')) as {version: string};
  if (!versions.includes(installed.version)) {
    const expected = versions.join(' or ');
    throw new Error(
      `${file} was written for ${name} ${expected}, but ${installed.version} is installed. Install ${expected}, or compare what each row changes with the new version, then add the version to that file.`,
    );
  }
}

/** @throws listing each setting and patch missing from the built files */
export function verifyApplied(rows: readonly (Setting | Patch)[], site: BuiltFiles): void {
  const missing = rows
    .filter((row) => !row.isApplied(site))
    .map((row) => {
      const [what, file] =
        'file' in row
          ? [` (${row.what})`, row.file]
          : ['', 'packages/docusaurus-patches/src/bundlerSettings.ts'];
      return `- "${row.name}"${what}: see ${file}`;
    });
  if (missing.length > 0) {
    throw new Error(
      `The built files don't contain these settings or patches. Correct or delete them; after a change, run \`npx docusaurus clear\` first.\n${missing.join('\n')}`,
    );
  }
}
