import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {lintRule} from 'unified-lint-rule';
import type {VFileMessage} from 'vfile-message';
import type {Context} from './context';
import {pageOf, type Page} from './page';
import {pointAt} from './place';
import type {Finding, Report} from './rule';

/** A rule about one page, as a plugin of remark: an editor shows what it finds. */
export type PageRule = Plugin<[Context], Root>;

/** What a rule says of a page, as remark carries it. */
export interface PageMessage extends VFileMessage {
  finding?: Omit<Finding, 'rule'>;
}

/**
 * Makes a rule about one page of a function that reports what it finds.
 *
 * The message carries the finding. Where that has a fix, the message also has the place and the text
 * that an editor offers to replace; the remedy is its note.
 */
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
