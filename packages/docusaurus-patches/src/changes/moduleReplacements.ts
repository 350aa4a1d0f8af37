import path from 'node:path';
import type {BundlerSettings, ChangeContext} from '../types';

const client = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** A change that puts files of ours in the place of what those of Docusaurus' client import by these names. */
const replacing =
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

/** Our router stands for that which renders the page that is left. */
export const oneRender = replacing({
  'react-router-dom': 'BrowserRouter',
  './PendingNavigation': 'PendingNavigation',
});

/** Our modules stand for those that Docusaurus fetches pages ahead by. */
export const prefetchOnce = replacing({'./prefetch': 'prefetch', './docusaurus': 'docusaurus'});
