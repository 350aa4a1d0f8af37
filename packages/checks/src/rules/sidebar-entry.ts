import {sidebarIdPattern, pageIdOf} from '@guide/content';
import {frontMatterOf} from '../page';
import {locationOfKey} from '../location';
import type {Rule} from '../rule';

export const sidebarEntry: Rule = {
  name: 'sidebar-entry',
  check(guide, report) {
    const {sidebars} = guide.context.contract ?? {};
    const menu = sidebars ? guide.readFile(sidebars) : '';
    for (const page of sidebars ? guide.pagesOf(guide.defaultLocale) : []) {
      const id = pageIdOf(page.source, frontMatterOf(page)?.id);
      if (page.frontMatter.get('unlisted') !== true && !sidebarIdPattern(id).test(menu)) {
        report({
          ...locationOfKey(page, 'id'),
          found: `the page ${id}, which is missing from ${sidebars}`,
          expected: 'every listed page in the sidebar',
          remedy: `Add '${id}' to the items of its category in ${sidebars}.`,
        });
      }
    }
  },
};
