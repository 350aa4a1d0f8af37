import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {unlistedContext} from '@site/src/client/listedItems';
import styles from './styles.module.css';

/** Unlike `scrollIntoView`, doesn't scroll the page. */
const scrollRowTo = (entry: HTMLElement | null) => {
  entry?.parentElement?.scrollTo({left: entry.offsetLeft - entry.offsetWidth});
};

/** On unlisted pages, links to all pages of the category. */
export default function SiblingPages(): ReactNode {
  const context = unlistedContext(useSidebarBreadcrumbs());
  return (
    context &&
    context.pages.length > 1 && (
      <nav aria-label={context.categoryLabel} data-non-content>
        <ul className={clsx('tabs', styles.row)}>
          {context.pages.map(({href, label}, index) => {
            const isCurrent = index === context.pageIndex;
            return (
              <li key={href} ref={isCurrent ? scrollRowTo : undefined}>
                <Link
                  to={href}
                  className={clsx('tabs__item', isCurrent && 'tabs__item--active')}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    )
  );
}
