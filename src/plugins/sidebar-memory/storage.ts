/** Where the browser keeps that the sidebar is hidden. */
export const SIDEBAR_KEY = 'docs.sidebar';

/** Value of that, and of `data-sidebar` on <body>, by which the styles hide it. */
export const HIDDEN = 'hidden';
