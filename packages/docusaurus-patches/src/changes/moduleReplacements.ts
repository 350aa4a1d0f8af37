import path from 'node:path';
import type {BundlerSettings, ChangeContext} from '../types';

const client = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** Replaces modules that Docusaurus' client imports. @param files file in `client/`, by import request */
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

/** Replaces the router, which renders the old page again on each navigation. */
export const oneRender = replaceClientModules({
  'react-router-dom': 'BrowserRouter',
  './PendingNavigation': 'PendingNavigation',
});

export const prefetchOnce = replaceClientModules({
  './prefetch': 'prefetch',
  './docusaurus': 'docusaurus',
});
