import {useEffect, useLayoutEffect, useRef, type MouseEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Returns the props of the mobile menu, a modal `<dialog>`. */
export function useModalMenu(secondaryShown: boolean) {
  const {shown, toggle} = useNavbarMobileSidebar();
  const ref = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const close = () => {
    if (shown) {
      toggle();
    }
  };

  // The theme doesn't close the menu on clicks on the logo. Before the next effect, as the menu may be mounted open.
  useLayoutEffect(() => ref.current?.close(), [location]);

  // Before the theme focuses the next page, which an open dialog would prevent.
  useLayoutEffect(() => {
    if (shown) {
      ref.current?.showModal();
      inPanel(ref.current, '[aria-current="page"]')?.scrollIntoView({block: 'center'});
    } else {
      ref.current?.close();
    }
  }, [shown]);

  // The focused "back" button becomes inert with its panel.
  useEffect(() => {
    if (ref.current?.open && !secondaryShown) {
      inPanel(ref.current, 'a, button')?.focus({preventScroll: true});
    }
  }, [secondaryShown]);

  return {
    ref,
    // A click on the backdrop: panels cover the dialog.
    onClick: ({target}: MouseEvent) => target === ref.current && close(),
    onClose: close,
  };
}

function inPanel(dialog: HTMLElement | null, selector: string): HTMLElement | null | undefined {
  return dialog
    ?.querySelector('.navbar-sidebar__item:not([inert])')
    ?.querySelector<HTMLElement>(selector);
}
