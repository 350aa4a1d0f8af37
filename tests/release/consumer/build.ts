import path from 'node:path';
import {runDocusaurus} from '../../support/siteCopy';

/** Build of a site that uses our packages with the classic preset. */
export const consumerDir = path.resolve('.tmp/consumer');

/** @throws with the build output if the build fails */
export async function buildConsumerSite(): Promise<void> {
  const site = path.join(__dirname, 'site');
  const {code, output} = await runDocusaurus(site, ['build', '--out-dir', consumerDir], {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    // Keep generated files out of the sources.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${consumerDir}-generated`,
  });
  if (code !== 0) {
    throw new Error(`The build of ${site} failed: ${output}`);
  }
}
