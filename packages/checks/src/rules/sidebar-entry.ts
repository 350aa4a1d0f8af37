import {namedInMenu, pageIdOf} from '@guide/content';
import {frontMatterOf} from '../page';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';

/** A listed page stands in the menu. The build stops where the menu names what is no page. */
export const sidebarEntry: Rule = {
  name: 'sidebar-entry',
  guide(guide, report) {
    const {sidebars} = guide.context.contract ?? {};
    const menu = sidebars ? guide.readFile(sidebars) : '';
    for (const page of sidebars ? guide.pagesOf(guide.defaultLocale) : []) {
      const id = pageIdOf(page.source, frontMatterOf(page)?.id);
      if (page.frontMatter.get('unlisted') !== true && !namedInMenu(id).test(menu)) {
        report({
          ...placeOfKey(page, 'id'),
          found: `the page ${id}, which ${sidebars} does not name`,
          expected: 'a place in the menu for each listed page',
          remedy: `Add '${id}' to the items of its category in ${sidebars}.`,
        });
      }
    }
  },
};
