/** Local storage key. */
export const SIDEBAR_KEY = 'docs.sidebar';

/** Stored value, and value of `data-sidebar` on <body>. */
export const HIDDEN = 'hidden';

/**
 * Inline script at the start of <body>. If the reader hid the sidebar, hides it before the first paint. The
 * attribute isn't on <html>, where query strings and the theme set attributes.
 */
export const sidebarScript = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${HIDDEN}')document.body.dataset.sidebar='${HIDDEN}'}catch{}`;
