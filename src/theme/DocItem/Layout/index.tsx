/**
 * Ejected: DocItem/Layout of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream learns the width of the screen after it has drawn a page, and
 * draws it, text and all, once more. Here the column beside the text learns it.
 * What we changed stands between "changed" and "end".
 */
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemContent from '@theme/DocItem/Content';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem/Layout';

// changed: in place of useWindowSize of @docusaurus/theme-common
import {useIsDesktop} from '@site/src/client/useIsDesktop';
// end

// changed: the styles are upstream's own, in its layer
import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
// end

/**
 * Decide if the toc should be rendered, on mobile or desktop viewports
 */
function useDocTOC() {
  const {frontMatter, toc} = useDoc();
  // changed: the width of the screen is not asked for here
  // end

  const hidden = frontMatter.hide_table_of_contents;
  const canRender = !hidden && toc.length > 0;

  const mobile = canRender ? <DocItemTOCMobile /> : undefined;

  const desktop =
    // changed: with its column
    canRender ? <DesktopColumn /> : undefined;
  // end

  return {
    hidden,
    mobile,
    desktop,
  };
}

// changed: known at once, and said of the server too
function DesktopColumn(): ReactNode {
  return (
    useIsDesktop() && (
      <div className="col col--3">
        <DocItemTOCDesktop />
      </div>
    )
  );
}
// end

export default function DocItemLayout({children}: Props): ReactNode {
  const docTOC = useDocTOC();
  const {metadata} = useDoc();
  return (
    <div className="row">
      <div className={clsx('col', !docTOC.hidden && styles.docItemCol)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.docItemContainer}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {docTOC.mobile}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {/* changed: see above */}
      {docTOC.desktop}
      {/* end */}
    </div>
  );
}
