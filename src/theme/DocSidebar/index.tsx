/**
 * Wrapped: DocSidebar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream shows an unlisted page in the menu while it is open. Here no
 * menu ever shows one, and its closest index page is marked instead. And upstream
 * leaves the current page out of view in a long sidebar: 9 of 56 pages in a window
 * 650 px high.
 */
import {useEffect, useMemo, type ComponentProps, type ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme-original/DocSidebar';
import {menuItems, placeOfUnlisted} from '@site/src/client/listedItems';

type Props = ComponentProps<typeof DocSidebar>;

/** Until then the categories open and close that do so with a change of page; in milliseconds. */
const OPENED = 500;

const scrollToCurrentPage = (): void => {
  document
    .querySelector('.theme-doc-sidebar-container [aria-current="page"]')
    ?.scrollIntoView({block: 'nearest'});
};

export default function DocSidebarWrapper({sidebar, path, ...props}: Props): ReactNode {
  const marked = placeOfUnlisted(useSidebarBreadcrumbs())?.index ?? path;
  const listed = useMemo(() => menuItems(sidebar), [sidebar]);
  useEffect(() => {
    scrollToCurrentPage();
    const timer = setTimeout(scrollToCurrentPage, OPENED);
    return () => clearTimeout(timer);
  }, [path]);
  return <DocSidebar {...props} path={marked} sidebar={listed} />;
}
