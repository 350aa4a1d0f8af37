import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'sidebar-on-server';
const FILE = 'sidebar.json';

/**
 * Gives the pages of the sidebar to the server as `@sidebar`, for pages that
 * have no sidebar. The browser gets nothing of it.
 */
export default function sidebarOnServer({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: NAME,

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const [version] = docs.loadedVersions;
      await actions.createData(FILE, JSON.stringify(version ? toSidebarsProp(version).docs : []));
    },

    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {'@sidebar': isServer && path.join(generatedFilesDir, NAME, 'default', FILE)},
      },
    }),
  };
}
