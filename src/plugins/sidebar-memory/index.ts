import type {LoadContext, Plugin} from '@docusaurus/types';
import {markingScript} from './markingScript';

/**
 * Remembers that the reader hid the sidebar.
 *
 * A sidebar that is hidden must be so before the page is first shown: a script
 * at the start of <body> marks it there. Not on <html>: addresses and the theme
 * write on that one.
 */
export default function sidebarMemory({siteStorage}: LoadContext): Plugin {
  return {
    name: 'sidebar-memory',
    injectHtmlTags: () => ({
      preBodyTags: [
        // The attribute keeps the minifier from joining it with the script before: the policy names each.
        {
          tagName: 'script',
          attributes: {'data-sidebar': true},
          innerHTML: markingScript(siteStorage),
        },
      ],
    }),
  };
}
