/**
 * Replaced: Navbar/MobileSidebar/Layout of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a modal dialog (`src/client/useModalMenu.ts`), as upstream's menu doesn't take the focus.
 * Adds languages.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import MobileMenuFooter from '@site/src/components/MobileMenuFooter';
import {useModalMenu} from '@site/src/client/useModalMenu';

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

export default function MobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const panelClass = clsx(panel, 'navbar-sidebar__item menu');
  return (
    <dialog
      {...useModalMenu(isSecondaryShown)}
      aria-label={translate({
        id: 'navbar.menu',
        message: 'Site menu',
        description: 'Name of the side menu on a phone',
      })}
      className={clsx(container, 'navbar-sidebar')}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': isSecondaryShown,
        })}
      >
        <div className={panelClass} inert={isSecondaryShown}>
          {primaryMenu}
        </div>
        <div className={panelClass} inert={!isSecondaryShown}>
          {secondaryMenu}
        </div>
      </div>
      <MobileMenuFooter />
    </dialog>
  );
}
