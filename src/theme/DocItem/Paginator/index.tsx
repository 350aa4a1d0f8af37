/**
 * Replaced: DocItem/Paginator of @docusaurus/theme-classic 3.9.1.
 *
 * Why: unlisted pages have links within their category. Upstream doesn't translate categories.
 */
import type {ReactNode} from 'react';
import {
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import {listedNeighbours, unlistedContext} from '@site/src/client/listedItems';

export default function DocItemPaginator(): ReactNode {
  const context = unlistedContext(useSidebarBreadcrumbs());
  const items = useDocsSidebar()?.items ?? [];
  const {permalink} = useDoc().metadata;
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      {...listedNeighbours(context?.pages ?? items, permalink)}
    />
  );
}
