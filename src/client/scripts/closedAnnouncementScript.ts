/** The theme's local storage key for a closed announcement. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Value of `data-announcement` on <body> that hides the announcement bar. */
export const CLOSED = 'closed';

/** Prefix of the `window.name` that records a closed announcement, followed by its id. */
export const CLOSED_NAME = 'closed-announcement:';

/**
 * Inline script before the announcement bar. If the reader closed this announcement, hides the bar before the
 * first paint with `data-announcement` on <body>. Upstream's script ignores the id.
 *
 * The id is in `data-announcement` of the script element, so the script's CSP hash doesn't depend on it.
 */
export const closedAnnouncementScript = `{
  const {announcement} = document.currentScript.dataset;
  let isClosed = window.name === '${CLOSED_NAME}' + announcement;
  try {
    isClosed ||= localStorage.getItem('${DISMISS_KEY}') === 'true' && localStorage.getItem('docusaurus.announcement.id') === announcement;
  } catch {}
  if (isClosed) document.body.dataset.announcement = '${CLOSED}';
}`;
