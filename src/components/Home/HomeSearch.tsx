import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {callSearch, opensElsewhere} from '@guide/search/client';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** The search, wide: opens the box of the navbar, and is a link to the search page until that can answer. */
export default function HomeSearch(): ReactNode {
  const approach = () => callSearch('approach');
  return (
    <Link
      to="/search/"
      className={styles.search}
      data-non-content
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={approach}
      onFocus={approach}
      onClick={(event) => {
        if (!opensElsewhere(event) && callSearch('open', event.currentTarget)) {
          event.preventDefault();
        }
      }}
    >
      <Icon name="search" />
      <Translate id="home.search" description="The search of the home page">
        Search the documentation
      </Translate>
      <kbd aria-hidden="true" className={styles.key}>
        /
      </kbd>
    </Link>
  );
}
