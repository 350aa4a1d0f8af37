import path from 'node:path';
import type {Root} from 'mdast';
import type {Preset, Processor} from 'unified';
import type {VFile} from 'vfile';
import type {CheckOptions, Context} from './context';
import {pointAt} from './location';
import {relativePath, toPage} from './page';
import type {PageRule, Report, Rule} from './rule';
import {doubleOpening} from './rules/double-opening';
import {factByHand} from './rules/fact-by-hand';
import {frontMatterLengths} from './rules/front-matter-lengths';
import {glossaryEntry} from './rules/glossary-entry';
import {headingId} from './rules/heading-id';
import {labelByHand} from './rules/label-by-hand';
import {markdownRules} from './rules/markdown';
import {linkRelativeFile} from './rules/link-relative-file';
import {messageKnown} from './rules/message-known';
import {pageReadable} from './rules/page-readable';
import {publishedAddress} from './rules/published-address';
import {userVocabulary} from './rules/user-vocabulary';
import {repeatedSentence} from './rules/repeated-sentence';
import {sameStructure} from './rules/same-structure';
import {sidebarEntry} from './rules/sidebar-entry';
import {spelling} from './rules/spelling';
import {translationRecorded} from './rules/translation-recorded';
import {typography} from './rules/typography';
import {publicFile, unsafeContent} from './rules/unsafe-content';
import {wordChoice} from './rules/word-choice';

const pageRules: readonly PageRule[] = [
  pageReadable,
  frontMatterLengths,
  doubleOpening,
  headingId,
  ...markdownRules,
  unsafeContent,
  labelByHand,
  factByHand,
  messageKnown,
  typography,
  wordChoice,
  glossaryEntry,
  translationRecorded,
];

const guideRules: readonly Rule[] = [
  publicFile,
  publishedAddress,
  sidebarEntry,
  linkRelativeFile,
  sameStructure,
  repeatedSentence,
  userVocabulary,
  spelling,
];

export const rules: readonly (PageRule | Rule)[] = [...pageRules, ...guideRules];

/** Returns the page rules as a remark preset, for editors. */
export function contentPreset(root: string, options: CheckOptions): Preset {
  return {plugins: [[lint, {...options, root}]]};
}

/** Remark plugin. Its messages contain the range and replacement of fixes. */
function lint(this: Processor, context: Context) {
  // `parsePage` parses the page, and formatters keep it.
  this.parser = (): Root => ({type: 'root', children: []});
  this.compiler = (_: unknown, file: VFile) => String(file);
  return (_: unknown, file: VFile): void => {
    const relative = relativePath(context.root, path.resolve(file.cwd, file.path));
    const page = toPage(context.folders, relative, String(file));
    for (const {name, checkPage} of page ? pageRules : []) {
      const report: Report = ({line, column, found, expected, remedy, fix}) => {
        const place = fix
          ? {start: pointAt(page!.text, fix.start), end: pointAt(page!.text, fix.end)}
          : {line, column};
        const message = file.message(`Found ${found}; expected ${expected}`, {
          place,
          source: 'content',
          ruleId: name,
        });
        message.note = remedy;
        if (fix) {
          message.actual = page!.text.slice(fix.start, fix.end);
          message.expected = [fix.text];
        }
      };
      checkPage(page!, report, context);
    }
  };
}
