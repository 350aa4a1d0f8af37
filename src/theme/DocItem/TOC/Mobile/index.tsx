/**
 * Replaced: DocItem/TOC/Mobile of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a sticky bar with the current section, or a link to the category above the first one.
 * Upstream's scrolls away.
 */
import {useEffect, useId, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig, useWindowSize} from '@docusaurus/theme-common';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {focusTarget} from 'docusaurus-search-sections/client';
import TOCItems from '@theme/TOCItems';
import CopyPage from '@site/src/components/CopyPage';
import {sectionInView} from '@site/src/client/sectionInView';
import {useDropdown} from '@site/src/client/useDropdown';
import styles from './styles.module.css';

export default function DocItemTOCMobile(): ReactNode {
  const panelId = useId();
  const {isOpen, toggle, close, root} = useDropdown();
  const list = useRef<HTMLElement>(null);
  const {toc} = useDoc();
  const levels = useHeadingLevels();
  const current = useCurrentHeading();
  useEffect(() => {
    const link = current && list.current?.querySelector(`[href="#${CSS.escape(current.id)}"]`);
    link?.setAttribute('aria-current', 'true');
    return () => link?.removeAttribute('aria-current');
  }, [isOpen, current]);
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  const handleLinkClick = ({target}: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (link) {
      close();
      // Closing the list hides the focused link.
      focusTarget(link.hash);
    }
  };

  return (
    <div ref={root} className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}>
      {!current && <CategoryLink />}
      <button
        type="button"
        className={clsx('clean-btn chevron', styles.button)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {current && (
          <span
            className={styles.current}
            // HTML of a heading, from the build.
            dangerouslySetInnerHTML={{__html: current.value}}
          />
        )}
        <span className={styles.label}>{label}</span>
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <nav ref={list} aria-label={label} onClick={handleLinkClick}>
              <TOCItems toc={toc} {...levels} />
            </nav>
            {FEATURES.markdownExport && <CopyPage />}
          </>
        )}
      </div>
    </div>
  );
}

function CategoryLink(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const category = breadcrumbs.slice(0, -1).findLast(({href}) => href);
  return category?.href ? (
    <Link to={category.href} className={styles.category}>
      {category.label}
    </Link>
  ) : null;
}

function useHeadingLevels() {
  const {tableOfContents} = useThemeConfig();
  const {toc_min_heading_level: min, toc_max_heading_level: max} = useDoc().frontMatter;
  return {
    minHeadingLevel: min ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: max ?? tableOfContents.maxHeadingLevel,
  };
}

/** Returns the heading of the current section, if any. Only tracks it on phones and tablets. */
function useCurrentHeading() {
  const {toc} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useHeadingLevels();
  const isEnabled = useWindowSize() === 'mobile';
  const [current, setCurrent] = useState<(typeof toc)[number]>();
  useEffect(() => {
    if (!isEnabled) {
      return undefined;
    }
    const headings = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
    const update = () => {
      const elements = headings.map(({id}) => document.getElementById(id));
      setCurrent(headings[sectionInView(elements)]);
    };
    update();
    document.addEventListener('scroll', update, {passive: true});
    return () => document.removeEventListener('scroll', update);
  }, [toc, minHeadingLevel, maxHeadingLevel, isEnabled]);
  return current;
}
