/** The theme's local storage key. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Value of `data-announcement` on <body>. */
export const CLOSED = 'closed';

/** Prefix of `window.name`, before the announcement id. */
export const CLOSED_NAME_PREFIX = 'closed-announcement:';

/**
 * Hides a closed announcement before the first paint. Upstream ignores the id, which is an
 * attribute of the script to keep its CSP hash constant.
 */
export const closedAnnouncementScript = (storageNamespace: string) => `{
  const {announcement} = document.currentScript.dataset;
  let isClosed = window.name === '${CLOSED_NAME_PREFIX}' + announcement;
  try {
    isClosed ||= localStorage.getItem('${DISMISS_KEY}${storageNamespace}') === 'true' && localStorage.getItem('docusaurus.announcement.id${storageNamespace}') === announcement;
  } catch {}
  if (isClosed) document.body.dataset.announcement = '${CLOSED}';
}`;
