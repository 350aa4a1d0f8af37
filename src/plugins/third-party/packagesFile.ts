import path from 'node:path';

/** Where a build of the site in a folder writes the folders of the packages that a reader gets. */
export function packagesFile(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/third-party.json');
}
