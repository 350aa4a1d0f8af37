/**
 * Hides a closed announcement before the first paint. Upstream ignores the id, which is an
 * attribute of the script to keep its CSP hash constant.
 */
export const closedAnnouncementScript = (storageNamespace: string) => `try {
  const key = 'docusaurus.announcement.';
  const {announcement} = document.currentScript.dataset;
  if (localStorage[key + 'dismiss${storageNamespace}'] === 'true' && localStorage[key + 'id${storageNamespace}'] === announcement) {
    document.body.dataset.announcement = 'closed';
  }
} catch {}`;
