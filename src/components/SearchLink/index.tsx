import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {EmbeddedSearchData} from '@site/src/plugins/embedded-search';
import styles from './styles.module.css';
import {useSearchShortcut} from './useSearchShortcut';

/** The navbar's way to the search page: a link, Ctrl/Cmd+K and `/`. */
export default function SearchLink(): ReactNode {
  const {searchPage} = usePluginData('embedded-search') as EmbeddedSearchData;
  const history = useHistory();
  useSearchShortcut(() => history.push(searchPage));

  return (
    <Link className={styles.link} to={searchPage} aria-keyshortcuts="Control+K Meta+K /">
      <svg aria-hidden="true" className={styles.icon} viewBox="0 0 20 20">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <span className={styles.label}>
        <Translate id="theme.SearchBar.label" description="The label of the search button">
          Search
        </Translate>
      </span>
      <kbd aria-hidden="true" className={styles.key}>
        /
      </kbd>
    </Link>
  );
}
