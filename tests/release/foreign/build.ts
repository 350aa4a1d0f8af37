import path from 'node:path';
import {runDocusaurus} from '../../support/siteCopy';

/** The build of `site/`: the classic preset and two of the packages, by their doors alone. */
export const foreignDir = path.resolve('.tmp/foreign');

/**
 * Builds the site of somebody else.
 *
 * @throws with what the build printed, when it fails
 */
export async function buildForeignSite(): Promise<void> {
  const site = path.join(__dirname, 'site');
  const {code, output} = await runDocusaurus(site, ['build', '--out-dir', foreignDir], {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    // Not beside the sources.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${foreignDir}-generated`,
  });
  if (code !== 0) {
    throw new Error(`The foreign site does not build: ${output}`);
  }
}
