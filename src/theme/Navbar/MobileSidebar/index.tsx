/**
 * Wrapped: Navbar/MobileSidebar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream draws the side menu of a phone, with all of the guide, in one go
 * as soon as a page answers. Nobody sees it before it is opened: here it is drawn
 * bit by bit when the browser is idle, or when it is asked for.
 */
import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {whenIdle} from '@site/src/client/whenIdle';

export default function NavbarMobileSidebarWrapper(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (shouldRender) {
      whenIdle(() => startTransition(() => setDrawn(true)));
    }
  }, [shouldRender]);

  // It stays, to close as a menu that was there.
  if (shown && !isDrawn) {
    setDrawn(true);
  }

  return isDrawn && <MobileSidebar />;
}
