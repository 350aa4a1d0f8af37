/**
 * Wrapped: DocSidebar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream shows an unlisted page in the menu while it is open. Here no
 * menu ever shows one. And upstream leaves the current page out of view in a
 * long sidebar: 9 of 56 pages in a window 650 px high.
 */
import {useEffect, useMemo, type ComponentProps, type ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import {menuItems} from '@site/src/client/listedItems';

type Props = ComponentProps<typeof DocSidebar>;

/** Until then the categories open and close that do so with a change of page; in milliseconds. */
const OPENED = 500;

const scrollToCurrentPage = (): void => {
  document
    .querySelector('.theme-doc-sidebar-container [aria-current="page"]')
    ?.scrollIntoView({block: 'nearest'});
};

export default function DocSidebarWrapper({sidebar, ...props}: Props): ReactNode {
  const listed = useMemo(() => menuItems(sidebar), [sidebar]);
  useEffect(() => {
    scrollToCurrentPage();
    const timer = setTimeout(scrollToCurrentPage, OPENED);
    return () => clearTimeout(timer);
  }, [props.path]);
  return <DocSidebar {...props} sidebar={listed} />;
}
