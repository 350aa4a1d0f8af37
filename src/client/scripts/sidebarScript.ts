export const SIDEBAR_KEY = 'docs.sidebar';

/** Stored, and set as `data-sidebar` on <body>. */
export const HIDDEN = 'hidden';

/** Hides the sidebar before the first paint. Query strings can't set attributes of <body>. */
export const sidebarScript = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${HIDDEN}')document.body.dataset.sidebar='${HIDDEN}'}catch{}`;
