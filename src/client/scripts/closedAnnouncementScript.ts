/** Key in local storage of whether the announcement was closed, as the theme names it. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Value of `data-announcement` on <body> that hides the announcement bar. */
export const CLOSED = 'closed';

/** Prefix of the `window.name` that records a closed announcement, followed by its id. */
export const CLOSED_NAME = 'closed-announcement:';

/**
 * Inline script before the announcement bar. Sets `data-announcement` on <body> if the reader closed this
 * announcement, so that the bar is hidden before the first paint. Upstream's script ignores the id.
 *
 * The id is in `data-announcement` of the script element: the CSP lists inline scripts by hash, so the script
 * must be the same for every announcement.
 */
export const closedAnnouncementScript = `{
  const {announcement} = document.currentScript.dataset;
  let isClosed = window.name === '${CLOSED_NAME}' + announcement;
  try {
    isClosed ||= localStorage.getItem('${DISMISS_KEY}') === 'true' && localStorage.getItem('docusaurus.announcement.id') === announcement;
  } catch {}
  if (isClosed) document.body.dataset.announcement = '${CLOSED}';
}`;
