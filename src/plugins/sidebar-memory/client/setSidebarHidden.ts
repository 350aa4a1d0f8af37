import {createStorageSlot} from '@docusaurus/theme-common';
import {HIDDEN, SIDEBAR_KEY} from '../names';

const slot = createStorageSlot(SIDEBAR_KEY);

/** Hides or shows the sidebar, on this page and on those to come. */
export function setSidebarHidden(hidden: boolean): void {
  if (hidden) {
    document.body.dataset.sidebar = HIDDEN;
    slot.set(HIDDEN);
  } else {
    delete document.body.dataset.sidebar;
    slot.del();
  }
}
