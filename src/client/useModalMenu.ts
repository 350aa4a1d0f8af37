import {useEffect, useLayoutEffect, useRef, type MouseEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Returns the props that turn the mobile menu into a modal `<dialog>`, which traps and restores the focus. */
export function useModalMenu(secondaryShown: boolean) {
  const {shown, toggle} = useNavbarMobileSidebar();
  const ref = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const close = () => {
    if (shown) {
      toggle();
    }
  };

  // The theme closes the menu on clicks on its entries, but not on the logo. Must come before the effect that opens
  // the menu, which may be mounted open.
  useLayoutEffect(() => ref.current?.close(), [location]);

  // A layout effect: the theme then focuses the next page, which an open dialog would prevent.
  useLayoutEffect(() => {
    if (shown) {
      ref.current?.showModal();
      inPanel(ref.current, '[aria-current="page"]')?.scrollIntoView({block: 'center'});
    } else {
      ref.current?.close();
    }
  }, [shown]);

  // The focused "back to main menu" button becomes inert with its panel.
  useEffect(() => {
    if (ref.current?.open && !secondaryShown) {
      inPanel(ref.current, 'a, button')?.focus({preventScroll: true});
    }
  }, [secondaryShown]);

  return {
    ref,
    // Panels cover the dialog, so a click on the dialog itself is on the backdrop.
    onClick: ({target}: MouseEvent) => target === ref.current && close(),
    onClose: close,
  };
}

/** Returns the first match in the visible panel. */
function inPanel(dialog: HTMLElement | null, selector: string): HTMLElement | null | undefined {
  return dialog
    ?.querySelector('.navbar-sidebar__item:not([inert])')
    ?.querySelector<HTMLElement>(selector);
}
