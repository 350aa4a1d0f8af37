import type {Preset} from 'unified';
import type {CheckOptions} from './context';
import type {PageRule} from './pageRule';
import {pageSyntax} from './parsePage';
import type {Rule} from './rule';
import {admonitions} from './rules/admonitions';
import {alternativeText} from './rules/alternative-text';
import {announcementDate} from './rules/announcement-date';
import {factByHand} from './rules/fact-by-hand';
import {frontMatterLengths} from './rules/front-matter-lengths';
import {glossaryEntry} from './rules/glossary-entry';
import {headingId} from './rules/heading-id';
import {html} from './rules/html';
import {labelByHand} from './rules/label-by-hand';
import {remarkLintRules} from './rules/remark-lint';
import {linkRelativeFile} from './rules/link-relative-file';
import {linkText} from './rules/link-text';
import {messageKnown} from './rules/message-known';
import {pageReadable} from './rules/page-readable';
import {publishedAddress} from './rules/published-address';
import {userVocabulary} from './rules/user-vocabulary';
import {sameStructure} from './rules/same-structure';
import {sidebarEntry} from './rules/sidebar-entry';
import {spelling} from './rules/spelling';
import {translationRecorded} from './rules/translation-recorded';
import {symbolicLink} from './rules/symbolic-link';
import {typography} from './rules/typography';
import {unsafeContent} from './rules/unsafe-content';
import {wordChoice} from './rules/word-choice';

const pageRules: readonly PageRule[] = [
  pageReadable,
  frontMatterLengths,
  headingId,
  ...remarkLintRules,
  linkText,
  alternativeText,
  html,
  unsafeContent,
  admonitions,
  labelByHand,
  factByHand,
  messageKnown,
  typography,
  wordChoice,
  glossaryEntry,
  translationRecorded,
];

const guideRules: readonly Rule[] = [
  symbolicLink,
  publishedAddress,
  sidebarEntry,
  linkRelativeFile,
  sameStructure,
  userVocabulary,
  announcementDate,
  spelling,
];

export const rules: readonly (PageRule | Rule)[] = [...pageRules, ...guideRules];

/** Returns the page rules as a remark preset, for editors. */
export function contentPreset(root: string, options: CheckOptions): Preset {
  const context = {...options, root};
  return {
    plugins: [
      ...pageSyntax,
      ...pageRules.map((rule): [PageRule, typeof context] => [rule, context]),
    ],
  };
}
