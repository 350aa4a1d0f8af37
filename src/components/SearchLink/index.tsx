import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {callSearch, isModifiedClick, useSearchLink} from 'docusaurus-search-sections/client';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** Until the dialog's code has loaded, the link leads to the search page. */
const dialogProps = {
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K /',
  onPointerEnter: () => callSearch('prefetch'),
  onFocus: () => callSearch('prefetch'),
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (!isModifiedClick(event) && callSearch('open', event.currentTarget)) {
      event.preventDefault();
    }
  },
} as const;

/** Opens the search dialog, or the search page with a query. */
export default function SearchLink({query}: {query?: string}): ReactNode {
  const opensDialog = query === undefined;
  return (
    <Link
      to={useSearchLink()(query)}
      className={styles.search}
      data-non-content
      {...(opensDialog && dialogProps)}
    >
      <Icon name="search" />
      <Translate id="home.search" description="The search of the home page and the 404 page">
        Search the documentation
      </Translate>
      {opensDialog && (
        <kbd aria-hidden="true" className={styles.shortcut}>
          /
        </kbd>
      )}
    </Link>
  );
}
