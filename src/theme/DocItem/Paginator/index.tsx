/**
 * Wrapped: DocItem/Paginator of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream gives unlisted pages no previous and next links. Here they lead through their category.
 */
import type {ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import DocPaginator from '@theme/DocPaginator';
import type {PropNavigationLink, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {placeOfUnlisted} from '@site/src/client/listedItems';

export default function DocItemPaginatorWrapper(): ReactNode {
  const place = placeOfUnlisted(useSidebarBreadcrumbs());
  return place ? (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={toNavigation(place.pages[place.position - 1])}
      next={toNavigation(place.pages[place.position + 1])}
    />
  ) : (
    <DocItemPaginator />
  );
}

function toNavigation(page: PropSidebarItemLink | undefined): PropNavigationLink | undefined {
  return page && {title: page.label, permalink: page.href};
}
