import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const replaced = (name: string) => path.join(__dirname, 'client', name);

/**
 * Makes a change of page quick: replaces the parts of Docusaurus' own client
 * that take its time. They are no components of the theme, so that they cannot
 * be swizzled. Each says in its header what it takes over and what it changes.
 */
export default function quickNavigation(): Plugin {
  return {
    name: 'quick-navigation',

    configureWebpack: (_config, isServer, {currentBundler}) => ({
      resolve: {alias: {'@docusaurus/Link': replaced('Link.tsx')}},
      plugins: isServer
        ? []
        : [
            new currentBundler.instance.NormalModuleReplacementPlugin(
              /^\.\/PendingNavigation$/,
              replaced('PendingNavigation.tsx'),
            ),
          ],
    }),
  };
}
