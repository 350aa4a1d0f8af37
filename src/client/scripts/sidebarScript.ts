export const SIDEBAR_KEY = 'docs.sidebar';

/** Stored value and `data-sidebar` on <body>. */
export const HIDDEN = 'hidden';

/**
 * Hides the sidebar before the first paint. Sets an attribute of <body>, as query strings can set
 * those of <html>.
 */
export const sidebarScript = (storageNamespace: string) =>
  `try{if(localStorage.getItem('${SIDEBAR_KEY}${storageNamespace}')==='${HIDDEN}')document.body.dataset.sidebar='${HIDDEN}'}catch{}`;
