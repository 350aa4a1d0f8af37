import type {SiteStorage} from '@docusaurus/types';
import {DISMISSED_KEY} from './storage';

/**
 * The script that hides a bar before it is drawn, when the reader has closed
 * this very announcement: nothing moves, and another announcement shows at
 * once. Where storage is blocked the bar shows.
 */
export function hidingScript(id: string, {type, namespace}: SiteStorage): string {
  const key = inScript(`${DISMISSED_KEY}${namespace}`);
  return `try {
  if (${type}.getItem(${key}) === ${inScript(id)}) {
    document.documentElement.style.setProperty('--ts-announcement-display', 'none');
  }
} catch {}`;
}

/** A text as a literal that cannot end the script it stands in. */
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
