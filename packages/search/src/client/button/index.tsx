import {forwardRef, type ComponentPropsWithoutRef} from 'react';
import Translate from '@docusaurus/Translate';
import {isModifiedClick} from '../links';
import SearchIcon from '../SearchIcon';
import {useSearchLink} from '../useSearchVersion';
import styles from './styles.module.css';

interface Props extends ComponentPropsWithoutRef<'a'> {
  onOpen: () => void;
}

/** Opens the dialog. A link to the search page before hydration and for modified clicks. */
// In React 18, `ref` isn't a prop.
export default forwardRef<HTMLAnchorElement, Props>(function SearchButton({onOpen, ...props}, ref) {
  return (
    // <Link> would prefetch the search page for every reader.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      ref={ref}
      href={useSearchLink()()}
      role="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={(event) => {
        if (!isModifiedClick(event)) {
          event.preventDefault();
          onOpen();
        }
      }}
      {...props}
    >
      <SearchIcon />
      <span className={styles.label}>
        <Translate id="theme.SearchBar.label" description="The label of the search button">
          Search
        </Translate>
      </span>
      <kbd aria-hidden="true" className={styles.key}>
        /
      </kbd>
    </a>
  );
});
