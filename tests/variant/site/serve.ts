import {readRecords} from 'docusaurus-search-sections/commands';
import {searchSite} from '../../../src/config/search';
import {builtHeaders} from '../../support/policy';
import {startProvider, hostRules} from '../../support/provider';
import {startVariantServer, variantDir} from './build';

/** Serves the variant and the fake Algolia, and prints how to start a browser that resolves it. */
export async function serveVariant(): Promise<void> {
  const provider = await startProvider(readRecords(variantDir, searchSite));
  const site = await startVariantServer({headers: builtHeaders(variantDir)});
  process.stdout.write(
    [
      'Serving the variant, with a fake Algolia for search and answers. Open it with:',
      `chromium --user-data-dir="$(mktemp -d)" --ignore-certificate-errors --host-resolver-rules="${hostRules(provider)}" ${site.address}/`,
      'Stop it with Ctrl+C.\n',
    ].join('\n\n'),
  );
}
