/** Where the browser keeps that the sidebar is hidden. */
export const SIDEBAR_KEY = 'docs.sidebar';

/** Value of that, and of `data-sidebar` on <body>, by which the styles hide it. */
export const HIDDEN = 'hidden';

/**
 * The script at the start of <body> that marks it when the reader hid the sidebar, which is so hidden
 * before the page is first shown. Not on <html>: addresses and the theme write on that one. Where
 * storage is blocked the sidebar shows.
 */
export const sidebarScript = `try{if(localStorage.getItem('${SIDEBAR_KEY}')==='${HIDDEN}')document.body.dataset.sidebar='${HIDDEN}'}catch{}`;
