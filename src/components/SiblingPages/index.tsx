import type {ReactNode} from 'react';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import QuietLink from '@site/src/components/QuietLink';
import {placeOfUnlisted} from '@site/src/client/listedItems';
import styles from './styles.module.css';

/** Scrolls the row, and not the page, until an entry is in view. */
const showInRow = (entry: HTMLElement | null) => {
  entry?.parentElement?.scrollTo({left: entry.offsetLeft - entry.offsetWidth});
};

/** Row of links between an unlisted page and the other pages of its category, since no menu has it. */
export default function SiblingPages(): ReactNode {
  const place = placeOfUnlisted(useSidebarBreadcrumbs());
  return (
    place &&
    place.pages.length > 1 && (
      <nav className={styles.row} aria-label={place.category} data-non-content>
        <ul>
          {place.pages.map(({href, label}, index) => {
            const isCurrent = index === place.position;
            return (
              <li key={href} ref={isCurrent ? showInRow : undefined}>
                <QuietLink to={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </QuietLink>
              </li>
            );
          })}
        </ul>
      </nav>
    )
  );
}
