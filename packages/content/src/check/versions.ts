import {documentsOf, foldersOf} from '../languages';
import type {Version} from '../versions';
import type {Context} from './context';
import {rules} from './preset';

/**
 * Rules that hold for good. Words, typography and the contract are those of the pages that are being
 * written; the strict build finds links, anchors and labels that a version does not have.
 */
const lasting = new Set([
  'page-readable',
  'html',
  'code-json',
  'message-known',
  'link-relative-file',
  'same-structure',
  'translation-recorded',
]);

/** What is checked on the pages of a version that was cut. */
export const versionRules = rules.filter(({name}) => lasting.has(name.replace('content:', '')));

/** What the rules know of a version: its own pages, and the data that were frozen with them. */
export function contextOf(site: Context, {name, data: {labels, messages}}: Version): Context {
  const locales = Object.keys(site.folders);
  const kinds = foldersOf({defaultLocale: locales[0]!, locales}, {}, [name]);
  return {...site, folders: documentsOf(kinds, name), contract: undefined, labels, messages};
}
