import {namedInMenu} from '../../pages/menu';
import {readContract} from '../contract';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';

/** A listed page stands in the menu. The build stops where the menu names what is no page. */
export const sidebarEntry: Rule = {
  name: 'sidebar-entry',
  guide(guide, report) {
    const contract = readContract(guide);
    const menu = contract ? guide.readFile(contract.files.sidebars) : '';
    for (const [source, {id, unlisted}] of contract?.entries ?? []) {
      const page = guide.pageAt(guide.defaultLocale, source);
      if (page && !unlisted && !namedInMenu(id).test(menu)) {
        report({
          ...placeOfKey(page, 'id'),
          found: `the page ${id}, which ${contract!.files.sidebars} does not name`,
          expected: 'a place in the menu for each listed page',
          remedy: `Add '${id}' to the items of its category in ${contract!.files.sidebars}.`,
        });
      }
    }
  },
};
