/**
 * Wrapped: DocBreadcrumbs of @docusaurus/theme-classic 3.9.1.
 *
 * Why: unlisted pages aren't in the menu, so links to the other pages of their category follow the breadcrumbs. The
 * only page of a category has no category breadcrumb, which would repeat its name.
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
