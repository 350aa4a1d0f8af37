import {createStorageSlot} from '@docusaurus/theme-common';

/** How the sidebar was when its page was left. */
export interface SidebarVisit {
  /** Address of the page without the language, so that the language switch keeps the sidebar too. */
  page: string;
  /** Whether each category was collapsed, by its address without the language. */
  collapsed: Record<string, boolean>;
  scrollTop: number;
}

const slot = createStorageSlot('docs.sidebar.visit', {persistence: 'sessionStorage'});

/** Keeps a visit until the next page is loaded. */
export function saveVisit(visit: SidebarVisit): void {
  slot.set(JSON.stringify(visit));
}

/** Gives the visit that was kept, once, and only to the page that it was kept for. */
export function takeVisit(page: string): SidebarVisit | null {
  const kept = slot.get();
  slot.del();
  try {
    const visit = JSON.parse(kept ?? 'null') as SidebarVisit | null;
    return visit?.page === page && visit.collapsed ? visit : null;
  } catch {
    return null;
  }
}
