/**
 * Wrapped: DocSidebar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream shows the current page in the menu even if it's unlisted; here its closest index page is marked
 * instead. Upstream doesn't scroll the current page into view: 9 of 56 pages in a window of 650 px.
 */
import {useEffect, useMemo, type ComponentProps, type ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme-original/DocSidebar';
import {menuItems, unlistedContext} from '@site/src/client/listedItems';

type Props = ComponentProps<typeof DocSidebar>;

/** Categories open and close within this time after a navigation. */
const CATEGORY_ANIMATION_MS = 500;

const scrollToCurrentPage = (): void => {
  document
    .querySelector('.theme-doc-sidebar-container [aria-current="page"]')
    ?.scrollIntoView({block: 'nearest'});
};

export default function DocSidebarWrapper({sidebar, path, ...props}: Props): ReactNode {
  const marked = unlistedContext(useSidebarBreadcrumbs())?.index ?? path;
  const listed = useMemo(() => menuItems(sidebar), [sidebar]);
  useEffect(() => {
    scrollToCurrentPage();
    const timer = setTimeout(scrollToCurrentPage, CATEGORY_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return <DocSidebar {...props} path={marked} sidebar={listed} />;
}
