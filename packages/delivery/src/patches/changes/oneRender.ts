import path from 'node:path';
import type {BundlerSettings, ChangeContext} from '../types';

const client = path.dirname(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));

/** Puts our router in the place of that which renders the page that is left. */
export function oneRender({utils}: ChangeContext): BundlerSettings {
  const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
  const replace = (request: RegExp, issuer: string, file: string) =>
    new NormalModuleReplacementPlugin(request, (resource) => {
      if (resource.contextInfo.issuer === path.join(client, issuer)) {
        resource.request = path.join(__dirname, '../client', file);
      }
    });
  return {
    plugins: [
      replace(/^react-router-dom$/, 'clientEntry.js', 'BrowserRouter'),
      replace(/^\.\/PendingNavigation$/, 'App.js', 'PendingNavigation'),
    ],
  };
}
