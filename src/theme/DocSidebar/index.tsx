/**
 * Wrapped: DocSidebar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: if the page is unlisted, the closest index page is active. Scrolls to the active
 * page. Sets the area of the page on <html>.
 */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@theme-original/DocSidebar';
import {unlistedContext} from '@site/src/client/listedItems';

type Props = ComponentProps<typeof DocSidebar>;

/** Longer than categories take to open or close. */
const CATEGORY_ANIMATION_MS = 500;

const scrollToCurrentPage = (): void => {
  document
    .querySelector('.theme-doc-sidebar-container [aria-current="page"]')
    ?.scrollIntoView({block: 'nearest'});
};

export default function DocSidebarWrapper({path, ...props}: Props): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const area = breadcrumbs?.[0]?.customProps?.area as string | undefined;
  const activePath = unlistedContext(breadcrumbs)?.indexHref ?? path;
  useEffect(() => {
    scrollToCurrentPage();
    const timer = setTimeout(scrollToCurrentPage, CATEGORY_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <>
      {area && (
        <Head>
          <html data-area={area} />
        </Head>
      )}
      <DocSidebar {...props} path={activePath} />
    </>
  );
}
