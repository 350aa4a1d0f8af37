/** Local storage key of the theme. */
export const DISMISS_KEY = 'docusaurus.announcement.dismiss';

export const CLOSED = 'closed';

/** Prefix of `window.name`, followed by the id. */
export const CLOSED_NAME = 'closed-announcement:';

/**
 * Inline script that hides a closed announcement before the first paint. Upstream's script ignores the id. The id is
 * an attribute of the script element, so that the script's CSP hash is constant.
 */
export const closedAnnouncementScript = `{
  const {announcement} = document.currentScript.dataset;
  let isClosed = window.name === '${CLOSED_NAME}' + announcement;
  try {
    isClosed ||= localStorage.getItem('${DISMISS_KEY}') === 'true' && localStorage.getItem('docusaurus.announcement.id') === announcement;
  } catch {}
  if (isClosed) document.body.dataset.announcement = '${CLOSED}';
}`;
