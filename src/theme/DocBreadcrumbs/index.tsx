/**
 * Wrapped: DocBreadcrumbs of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds links to the sibling pages of unlisted pages. Omits the category of a single page, which would repeat its
 * name.
 */
import type {ReactNode} from 'react';
import {
  DocsSidebarProvider,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import SiblingPages from '@site/src/components/SiblingPages';
import {isOnlyPageOfCategory} from '@site/src/client/listedItems';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const sidebar = useDocsSidebar();
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const items = isOnlyPageOfCategory(breadcrumbs) ? breadcrumbs.slice(-1) : sidebar?.items;
  return (
    <>
      <DocsSidebarProvider name={sidebar?.name} items={items}>
        <DocBreadcrumbs />
      </DocsSidebarProvider>
      <SiblingPages />
    </>
  );
}
