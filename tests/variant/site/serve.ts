import {builtHeaders} from '../../support/policy';
import {startProvider, hostRules} from '../../support/provider';
import {readIndex} from '../../support/provider/readIndex';
import {startVariantServer, variantDir} from './build';

/**
 * Serves the built fixture site and the fake Algolia until the process is stopped, and prints how to open
 * the site in a browser that finds it.
 */
export async function serveVariant(): Promise<void> {
  const provider = await startProvider();
  provider.indices.set('guide', readIndex(variantDir));
  const site = await startVariantServer({headers: builtHeaders(variantDir)});
  process.stdout.write(
    [
      'The fixture site, with its search and assistant answered by a fake Algolia. Open it with:',
      `chromium --user-data-dir="$(mktemp -d)" --ignore-certificate-errors --host-resolver-rules="${hostRules(provider)}" ${site.address}/`,
      'Stop it with Ctrl+C.\n',
    ].join('\n\n'),
  );
}
