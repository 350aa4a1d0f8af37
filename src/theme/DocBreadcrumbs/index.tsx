/**
 * Wrapped: DocBreadcrumbs of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds links to sibling pages of unlisted pages. Omits categories with the same label as the
 * page, or replaced by it in the sidebar.
 */
import type {ReactNode} from 'react';
import {
  DocsSidebarProvider,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import SiblingPages from '@site/src/components/SiblingPages';
import {repeatsCategory} from '@site/src/client/listedItems';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const sidebar = useDocsSidebar();
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const items = repeatsCategory(breadcrumbs) ? breadcrumbs.slice(-1) : sidebar?.items;
  return (
    <>
      <DocsSidebarProvider name={sidebar?.name} items={items}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>
      <SiblingPages />
    </>
  );
}
