/**
 * Replaced: NavbarItem/ComponentTypes of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's list has every type of item, and each page would load their
 * code. A type that `src/config/navbar.ts` is to use first gets its line here.
 */
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

export default {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
};
