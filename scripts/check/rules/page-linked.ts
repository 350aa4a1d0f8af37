import path from 'node:path';
import {withoutCodeBlocks} from '../codeBlocks';
import type {Page} from '../guide';
import type {Rule} from '../rule';

/**
 * Another page leads to each page: the menu alone does not say when to read it. English pages are
 * looked at: French ones have the same links.
 */
export const pageLinked: Rule = {
  name: 'page-linked',
  guide(guide, report) {
    const pages = guide.pagesOf('en');
    const linked = new Set(pages.flatMap(linkedPages));
    for (const {file} of pages.filter(({source}) => !linked.has(source))) {
      report({
        file,
        line: 1,
        column: 1,
        found: 'a page to which no other page has a link',
        expected: 'a link on at least one other page',
        remedy: 'Link to it where a reader needs it, for example under “Related pages”.',
      });
    }
  },
};

/** The other pages that a page has links to, by their path from the folder of the pages. */
function linkedPages({source, text}: Page): string[] {
  return [...withoutCodeBlocks(text).matchAll(/\]\((?<target>[^)#\s]+\.mdx)/g)]
    .map(({groups}) => path.posix.join(path.posix.dirname(source), groups!.target!))
    .filter((target) => target !== source);
}
