import {DISMISS_KEY} from './closedAnnouncementScript';
import {SIDEBAR_KEY} from './sidebarScript';

const keys = [
  'theme',
  DISMISS_KEY,
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  SIDEBAR_KEY,
];

/**
 * Copies choices that readers stored before keys had a namespace, once. Keeps the old keys, which
 * other Docusaurus sites of the host name may use.
 *
 * Delete this script in December 2027, a year after the change.
 */
export const migrateStorageScript = (storageNamespace: string) => `try {
  const old = ${JSON.stringify(keys)}.filter((key) => key in localStorage);
  if (old.length && !localStorage['migrated${storageNamespace}']) {
    old.forEach((key) => localStorage[key + '${storageNamespace}'] ??= localStorage[key]);
    localStorage['migrated${storageNamespace}'] = true;
  }
} catch {}`;
