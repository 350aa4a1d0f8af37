import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes a change of page quick: puts a link of our own in the place of that of
 * Docusaurus' client. It is no component of the theme, so that it cannot be
 * swizzled; its header says what it takes over and what it changes.
 */
export default function quickNavigation(): Plugin {
  return {
    name: 'quick-navigation',

    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/Link': path.join(__dirname, 'client/Link.tsx')}},
    }),
  };
}
