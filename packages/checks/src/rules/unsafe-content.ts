import type {Node} from '@guide/content/mdx';
import {findUnsafeContent, findUnsafeValues, publicFileFaults} from '@guide/remark';
import {locationOf, locationOfKey} from '../location';
import {frontMatterOf} from '../page';
import {pageRule, type Rule} from '../rule';

/** Rejects what also fails the build: code, unsafe links, and elements that aren't allowed. */
export const unsafeContent = pageRule('unsafe-content', (page, report, {site}) => {
  if (!site) {
    return;
  }
  for (const {position, ...fault} of findUnsafeContent(page.tree as Node, site)) {
    report({...locationOf(page, {position}), ...fault});
  }
  for (const {key, ...fault} of findUnsafeValues(frontMatterOf(page) ?? {})) {
    report({...locationOfKey(page, key), ...fault});
  }
});

export const publicFile: Rule = {
  name: 'public-file',
  check({context: {root, site}}, report) {
    for (const fault of site ? publicFileFaults({...site, siteDir: root}) : []) {
      report({...fault, line: 1, column: 1});
    }
  },
};
