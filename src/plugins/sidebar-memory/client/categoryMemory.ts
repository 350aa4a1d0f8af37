import {createContext, use, useEffect} from 'react';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import {useCollapsible} from '@docusaurus/theme-common';
import {useWithoutLanguage} from './useWithoutLanguage';

/** Whether categories are collapsed, by their addresses without the language. */
type Collapsed = Record<string, boolean>;

/** What the categories of a sidebar know of their past and tell of their present. */
export interface CategoryMemory {
  past: Collapsed;
  present: Collapsed;
}

/** Only the sidebar remembers; the side menu of a phone opens on its page. */
export const CategoryMemoryContext = createContext<CategoryMemory | null>(null);

/** State of a category that begins as the reader left it, where that is known. */
export function useRememberedCollapsible(
  category: PropSidebarItemCategory,
  {initialState}: {initialState: () => boolean},
): ReturnType<typeof useCollapsible> {
  const memory = use(CategoryMemoryContext);
  const key = useWithoutLanguage()(findFirstSidebarItemLink(category) ?? category.label);
  const collapsible = useCollapsible({initialState: () => memory?.past[key] ?? initialState()});
  const {collapsed} = collapsible;
  useEffect(() => {
    if (memory) {
      memory.present[key] = collapsed;
    }
  }, [memory, key, collapsed]);
  return collapsible;
}
