/**
 * Ejected: Navbar/MobileSidebar/Layout of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a modal dialog (`src/client/useModalMenu.ts`), as upstream's menu doesn't take the focus.
 * Adds languages.
 */
// changed: no workaround for React 18, whose types lack `inert`
import {type ReactNode} from 'react';
// end
import clsx from 'clsx';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
// changed: imports
import {translate} from '@docusaurus/Translate';
import MobileMenuFooter from '@site/src/components/MobileMenuFooter';
import {useModalMenu} from '@site/src/client/useModalMenu';
// end

function NavbarMobileSidebarPanel({children, inert}: {children: ReactNode; inert: boolean}) {
  return (
    <div
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.panel,
        'navbar-sidebar__item menu',
      )}
      // changed: no workaround for React 18
      inert={inert}
    >
      {/* end */}
      {children}
    </div>
  );
}

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  // changed: dialog instead of a div
  const dialog = useModalMenu(secondaryMenuShown);
  return (
    <dialog
      {...dialog}
      aria-label={translate({
        id: 'navbar.menu',
        message: 'Site menu',
        description: 'Name of the side menu on a phone',
      })}
      // end
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': secondaryMenuShown,
        })}
      >
        <NavbarMobileSidebarPanel inert={secondaryMenuShown}>
          {primaryMenu}
        </NavbarMobileSidebarPanel>
        <NavbarMobileSidebarPanel inert={!secondaryMenuShown}>
          {secondaryMenu}
        </NavbarMobileSidebarPanel>
      </div>
      {/* changed: footer, dialog */}
      <MobileMenuFooter />
    </dialog>
    // end
  );
}
