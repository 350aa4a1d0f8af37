import path from 'node:path';
import type {BundlerSettings, ChangeContext} from '../types';

const client = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** Files in `src/client/` by the import path that they replace. */
const replacements = {
  'react-router-dom': 'BrowserRouter',
  './PendingNavigation': 'PendingNavigation',
};

/** Replaces the router of Docusaurus' client. */
export function routerLocation({utils}: ChangeContext): BundlerSettings {
  const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
  return {
    plugins: Object.entries(replacements).map(
      ([name, file]) =>
        new NormalModuleReplacementPlugin(new RegExp(`^${name}$`), (resource) => {
          if (resource.context === client) {
            resource.request = path.join(__dirname, '../client', file);
          }
        }),
    ),
  };
}
