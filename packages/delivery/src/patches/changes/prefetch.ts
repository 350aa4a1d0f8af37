import path from 'node:path';
import type {BundlerSettings, ChangeContext} from '../types';

/** Puts our modules in the place of those that Docusaurus fetches pages ahead by. */
export function prefetchOnce({utils}: ChangeContext): BundlerSettings {
  const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
  const client = path.dirname(require.resolve('@docusaurus/core/lib/client/prefetch.js'));
  return {
    plugins: [
      new NormalModuleReplacementPlugin(/^\.\/(?:prefetch|docusaurus)$/, (resource) => {
        if (resource.context === client) {
          resource.request = path.join(__dirname, '../client', resource.request);
        }
      }),
    ],
  };
}
