import {useEffect, useMemo, useRef, useState} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {CategoryMemory} from './categoryMemory';
import {saveVisit, takeVisit, type SidebarVisit} from './sidebarVisit';
import {showCurrentPage, sidebarMenu} from './sidebarMenu';
import {useWithoutLanguage} from './useWithoutLanguage';

const nothing = {};

/**
 * Resumes the sidebar where a reload left it, or else shows the current page in it.
 *
 * The server cannot know of a visit: the categories must be mounted anew when
 * `isResumed` becomes true.
 */
export function useSidebarVisit(path: string): {memory: CategoryMemory; isResumed: boolean} {
  const page = useWithoutLanguage()(path);
  const [visit, setVisit] = useState<SidebarVisit | null>(null);
  const present = useRef<CategoryMemory['present']>({}).current;
  const past = visit?.page === page ? visit.collapsed : nothing;

  useIsomorphicLayoutEffect(() => {
    // On arrival only: what is kept is of the last load.
    const last = takeVisit(page);
    // An update that changes nothing would be carried out with the next page, and hold up its first picture.
    if (last) {
      setVisit(last);
    }
  }, []);

  useIsomorphicLayoutEffect(() => {
    if (visit) {
      sidebarMenu().scrollTop = visit.scrollTop;
    } else {
      showCurrentPage();
    }
  }, [visit]);

  useEffect(() => {
    const save = () => saveVisit({page, collapsed: present, scrollTop: sidebarMenu().scrollTop});
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [page, present]);

  return {memory: useMemo(() => ({past, present}), [past, present]), isResumed: visit !== null};
}
