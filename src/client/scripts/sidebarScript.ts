export const SIDEBAR_KEY = 'docs.sidebar';

/**
 * Hides or shows the sidebar before the first paint. Sets an attribute of <body>, as query strings
 * can set those of <html>.
 */
export const sidebarScript = (storageNamespace: string) =>
  `try{document.body.dataset.sidebar=localStorage.getItem('${SIDEBAR_KEY}${storageNamespace}')||''}catch{}`;
