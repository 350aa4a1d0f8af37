import {useEffect, useLayoutEffect, useRef, type MouseEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Returns the props of the mobile menu `<dialog>`. */
export function useModalMenu(isSecondaryShown: boolean) {
  const {shown, toggle} = useNavbarMobileSidebar();
  const ref = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const close = () => {
    if (shown) {
      toggle();
    }
  };

  // The theme doesn't close the menu when the logo is clicked. Must run before the next effect.
  useLayoutEffect(() => ref.current?.close(), [location]);

  // A layout effect, to close the dialog before the theme focuses the next page.
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
    if (ref.current?.open && !isSecondaryShown) {
      inPanel(ref.current, 'a, button')?.focus({preventScroll: true});
    }
  }, [isSecondaryShown]);

  return {
    ref,
    // Only a click on the backdrop targets the dialog itself, as panels cover it.
    onClick: ({target}: MouseEvent) => target === ref.current && close(),
    onClose: close,
  };
}

function inPanel(dialog: HTMLElement | null, selector: string): HTMLElement | null | undefined {
  return dialog
    ?.querySelector('.navbar-sidebar__item:not([inert])')
    ?.querySelector<HTMLElement>(selector);
}
