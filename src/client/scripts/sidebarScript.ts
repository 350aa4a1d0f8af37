/** Local storage key. */
export const SIDEBAR_KEY = 'docs.sidebar';

/** Stored value, also set as `data-sidebar` on <body>. */
export const HIDDEN = 'hidden';

/**
 * Inline script that hides the sidebar before the first paint. It sets an attribute of <body>, as query strings can set
 * those of <html>.
 */
export const sidebarScript = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${HIDDEN}')document.body.dataset.sidebar='${HIDDEN}'}catch{}`;
