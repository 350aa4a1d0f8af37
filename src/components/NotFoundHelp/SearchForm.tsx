import {useId, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSearchLink} from '@guide/search/client';
import styles from './styles.module.css';

/** A way to the search page, which works before the page answers and without scripts. */
export default function SearchForm({
  input,
}: {
  input: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const history = useHistory();
  const searchPage = useBaseUrl('/search/');
  const searchLink = useSearchLink();
  const id = useId();
  return (
    <form
      role="search"
      action={searchPage}
      onSubmit={(event) => {
        event.preventDefault();
        history.push(searchLink(input.current?.value ?? ''));
      }}
    >
      <label htmlFor={id} className={styles.label}>
        <Translate id="notFound.search" description="Name of the search field of the 404 page">
          Search the documentation
        </Translate>
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button--primary">
          <Translate id="theme.SearchBar.label" description="The label of the search button">
            Search
          </Translate>
        </button>
      </div>
    </form>
  );
}
