/**
 * Wrapped: DocItem/Paginator of @docusaurus/theme-classic 3.9.1.
 *
 * Why: unlisted pages have links within their category.
 */
import type {ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import DocPaginator from '@theme/DocPaginator';
import type {PropNavigationLink, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {unlistedContext} from '@site/src/client/listedItems';

export default function DocItemPaginatorWrapper(): ReactNode {
  const context = unlistedContext(useSidebarBreadcrumbs());
  return context ? (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={toNavigation(context.pages[context.pageIndex - 1])}
      next={toNavigation(context.pages[context.pageIndex + 1])}
    />
  ) : (
    <DocItemPaginator />
  );
}

function toNavigation(page: PropSidebarItemLink | undefined): PropNavigationLink | undefined {
  return page && {title: page.label, permalink: page.href};
}
