import path from 'node:path';
import type {BundlerSettings, ChangeContext} from '../types';

/** Puts our function in the place of the one that Docusaurus fetches scripts ahead by. */
export function prefetchOnce({utils}: ChangeContext): BundlerSettings {
  const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
  const client = path.dirname(require.resolve('@docusaurus/core/lib/client/prefetch.js'));
  return {
    plugins: [
      new NormalModuleReplacementPlugin(/^\.\/prefetch$/, (resource) => {
        if (resource.context === client) {
          resource.request = path.join(__dirname, '../client/prefetch');
        }
      }),
    ],
  };
}
