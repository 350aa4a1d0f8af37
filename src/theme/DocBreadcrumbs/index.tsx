/**
 * Wrapped: DocBreadcrumbs of @docusaurus/theme-classic 3.9.1.
 *
 * Why: no menu shows an unlisted page, so links to the other pages of its category follow the breadcrumbs. A page
 * has no breadcrumb for a category that repeats it.
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
