import type {LoadContext, Plugin} from '@docusaurus/types';
import {HIDDEN, SIDEBAR_KEY} from './names';

/**
 * Remembers the sidebar: whether the reader hid it, and how a page was left.
 *
 * A sidebar that is hidden must be so before the page is first shown: a script
 * at the start of <body> marks it there. Not on <html>: addresses and the theme
 * write on that one.
 */
export default function sidebarMemory({siteStorage}: LoadContext): Plugin {
  const {type, namespace} = siteStorage;
  return {
    name: 'sidebar-memory',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: `try{if(${type}.getItem('${SIDEBAR_KEY}${namespace}')==='${HIDDEN}')document.body.dataset.sidebar='${HIDDEN}'}catch{}`,
        },
      ],
    }),
  };
}
