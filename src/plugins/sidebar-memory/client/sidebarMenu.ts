/** The part of the sidebar that scrolls; upstream gives no reference to it. */
export function sidebarMenu(): HTMLElement {
  return document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu')!;
}

/** Scrolls the sidebar, and not the page, to the entry of the current page when it is out of sight. */
export function showCurrentPage(): void {
  const menu = sidebarMenu();
  // The last one: before it come the categories that it is in.
  const entry = [...menu.querySelectorAll('.menu__link--active')].at(-1);
  if (!entry) {
    return;
  }
  const frame = menu.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    menu.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  }
}
