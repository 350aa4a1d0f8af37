import type {SiteStorage} from '@docusaurus/types';
import {DISMISSED_KEY} from './storage';

/**
 * The script that hides the bar before the first paint, when the reader has closed
 * this very announcement: nothing moves, and another announcement shows at
 * once. Where storage is blocked the bar shows.
 *
 * It is the same for every announcement, as the policy of the site names it:
 * the id stands in the `data-announcement` of its element.
 */
export function hidingScript({type, namespace}: SiteStorage): string {
  return `try {
  if (${type}.getItem('${DISMISSED_KEY}${namespace}') === document.currentScript.dataset.announcement) {
    document.documentElement.style.setProperty('--ts-announcement-display', 'none');
  }
} catch {}`;
}
