import path from 'node:path';
import {runDocusaurus} from '../../support/siteCopy';

/** Built with the classic preset and the public API of two packages. */
export const foreignDir = path.resolve('.tmp/foreign');

/** @throws with the build output if the build fails */
export async function buildForeignSite(): Promise<void> {
  const site = path.join(__dirname, 'site');
  const {code, output} = await runDocusaurus(site, ['build', '--out-dir', foreignDir], {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    // Outside the sources.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${foreignDir}-generated`,
  });
  if (code !== 0) {
    throw new Error(`The foreign site does not build: ${output}`);
  }
}
