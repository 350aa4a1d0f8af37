import type {ComponentProps, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The navbar's way to the search, with the key that opens it. */
export default function SearchButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
    >
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
    </button>
  );
}
