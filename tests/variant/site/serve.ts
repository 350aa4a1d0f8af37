import {builtHeaders} from '../../support/policy';
import {startProvider, hostRules} from '../../support/provider';
import {readIndex} from '../../support/provider/readIndex';
import {startVariantServer, variantDir} from './build';

/** Serves the variant and the fake Algolia, and prints how to start a browser that resolves it. */
export async function serveVariant(): Promise<void> {
  const provider = await startProvider();
  provider.indices.set('guide', readIndex(variantDir));
  const site = await startVariantServer({headers: builtHeaders(variantDir)});
  process.stdout.write(
    [
      'Serving the variant, with a fake Algolia for search and answers. Open it with:',
      `chromium --user-data-dir="$(mktemp -d)" --ignore-certificate-errors --host-resolver-rules="${hostRules(provider)}" ${site.address}/`,
      'Stop it with Ctrl+C.\n',
    ].join('\n\n'),
  );
}
