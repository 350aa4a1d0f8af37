import path from 'node:path';
import type {BundlerSettings, ChangeContext} from '../types';

const client = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** Redirects imports in Docusaurus' client. @param files file in `src/client/` by import path */
const replaceClientModules =
  (files: Record<string, string>) =>
  ({utils}: ChangeContext): BundlerSettings => ({
    plugins: Object.entries(files).map(
      ([name, file]) =>
        new utils.currentBundler.instance.NormalModuleReplacementPlugin(
          new RegExp(`^${name}$`),
          (resource) => {
            if (resource.context === client) {
              resource.request = path.join(__dirname, '../client', file);
            }
          },
        ),
    ),
  });

export const routerLocation = replaceClientModules({
  'react-router-dom': 'BrowserRouter',
  './PendingNavigation': 'PendingNavigation',
});

export const prefetchOnce = replaceClientModules({
  './prefetch': 'prefetch',
  './docusaurus': 'docusaurus',
});
