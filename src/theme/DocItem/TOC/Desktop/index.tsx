/**
 * Wrapped: DocItem/TOC/Desktop of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds a title and a navigation landmark.
 */
import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import styles from './styles.module.css';

export default function DocItemTOCDesktopWrapper(): ReactNode {
  const titleId = useId();
  return (
    <nav className={styles.contents} aria-labelledby={titleId} data-non-content>
      <p id={titleId} className={styles.title}>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </p>
      <DocItemTOCDesktop />
    </nav>
  );
}
