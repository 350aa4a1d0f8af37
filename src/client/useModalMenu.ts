import {useEffect, useLayoutEffect, useRef, type MouseEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/**
 * The side menu of a phone as a modal dialog of the browser, which takes the
 * focus, keeps it, makes the page behind inert, closes on Escape and gives the
 * focus back.
 *
 * @returns the props of the dialog
 */
export function useModalMenu(secondaryShown: boolean) {
  const {shown, toggle} = useNavbarMobileSidebar();
  const ref = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const close = () => {
    if (shown) {
      toggle();
    }
  };

  // The theme closes the menu when one of its own entries is selected; the logo is none of them.
  // This effect comes before the one that opens the menu, which may be mounted already open.
  useLayoutEffect(() => ref.current?.close(), [location]);

  // In time for the theme, which gives the next page the focus: an open dialog would keep it.
  useLayoutEffect(() => {
    if (shown) {
      ref.current?.showModal();
      inPanel(ref.current, '[aria-current="page"]')?.scrollIntoView({block: 'center'});
    } else {
      ref.current?.close();
    }
  }, [shown]);

  // The button that leads back to the main menu becomes inert with its panel.
  useEffect(() => {
    if (ref.current?.open && !secondaryShown) {
      inPanel(ref.current, 'a, button')?.focus({preventScroll: true});
    }
  }, [secondaryShown]);

  return {
    ref,
    // The panels cover the dialog: what is pressed beside them is the backdrop.
    onClick: ({target}: MouseEvent) => target === ref.current && close(),
    onClose: close,
  };
}

/** The first match in the panel that is shown. */
function inPanel(dialog: HTMLElement | null, selector: string): HTMLElement | null | undefined {
  return dialog
    ?.querySelector('.navbar-sidebar__item:not([inert])')
    ?.querySelector<HTMLElement>(selector);
}
