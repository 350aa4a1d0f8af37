import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {lintRule} from 'unified-lint-rule';
import type {VFileMessage} from 'vfile-message';
import type {Context} from './context';
import {pageOf, type Page} from './page';
import {pointAt} from './location';
import type {Finding, Report} from './rule';

/** Remark plugin that only needs one page, so that editors can run it. */
export type PageRule = Plugin<[Context], Root>;

export interface PageMessage extends VFileMessage {
  finding?: Omit<Finding, 'rule'>;
}

/** Creates a page rule. For editors, its messages contain the range and replacement of fixes. */
export function pageRule(
  name: string,
  find: (page: Page, report: Report, context: Context) => void,
): PageRule {
  return lintRule<Root, Context>({origin: `content:${name}`}, (tree, file, context) => {
    const page = pageOf(file, tree, context);
    if (!page) {
      return;
    }
    find(
      page,
      (finding) => {
        const {line, column, found, expected, remedy, fix} = finding;
        const place = fix
          ? {start: pointAt(page.text, fix.start), end: pointAt(page.text, fix.end)}
          : {line, column};
        const message = file.message(`Found ${found}; expected ${expected}`, {place});
        Object.assign(message, {
          note: remedy,
          finding,
          ...(fix && {actual: page.text.slice(fix.start, fix.end), expected: [fix.text]}),
        });
      },
      context,
    );
  }) as PageRule;
}
