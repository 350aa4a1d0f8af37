/** The theme's local storage key. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Value of `data-announcement` on <body>. */
export const CLOSED = 'closed';

/** Prefix of `window.name`, followed by the announcement id. */
export const CLOSED_NAME_PREFIX = 'closed-announcement:';

/**
 * Inline script that hides a closed announcement before the first paint. Upstream's script ignores the id. The id is
 * an attribute of the script element to keep the CSP hash of the script constant.
 */
export const closedAnnouncementScript = `{
  const {announcement} = document.currentScript.dataset;
  let isClosed = window.name === '${CLOSED_NAME_PREFIX}' + announcement;
  try {
    isClosed ||= localStorage.getItem('${DISMISS_KEY}') === 'true' && localStorage.getItem('docusaurus.announcement.id') === announcement;
  } catch {}
  if (isClosed) document.body.dataset.announcement = '${CLOSED}';
}`;
