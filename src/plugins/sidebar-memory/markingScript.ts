import type {SiteStorage} from '@docusaurus/types';
import {HIDDEN, SIDEBAR_KEY} from './storage';

/** The script that marks `<body>` when the reader hid the sidebar. Where storage is blocked it shows. */
export function markingScript({type, namespace}: SiteStorage): string {
  return `try{if(${type}.getItem('${SIDEBAR_KEY}${namespace}')==='${HIDDEN}')document.body.dataset.sidebar='${HIDDEN}'}catch{}`;
}
