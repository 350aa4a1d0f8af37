import {useEffect, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import SearchIcon from '../SearchIcon';
import {readSearchUrl} from './searchUrl';
import styles from './styles.module.css';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
}

export default function SearchForm({input, text, onType, onSubmit}: Props): ReactNode {
  const {search} = useLocation();
  const label = translate({
    id: 'search.page.input',
    message: 'Type your search',
    description: 'Name and hint of the input of the search page',
  });

  useEffect(() => {
    if (readSearchUrl(search).query === '') {
      input.current?.focus();
    }
    // Only on mount: the field must not take focus when the query changes.
  }, [input]);

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        // The on-screen keyboard covers the results.
        if (window.matchMedia('(hover: none)').matches) {
          input.current?.blur();
        }
      }}
    >
      <SearchIcon className={styles.icon} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        value={text}
        onChange={({target}) => onType(target.value)}
        aria-label={label}
        placeholder={label}
      />
      {text !== '' && (
        <button
          type="button"
          className={clsx('clean-btn', styles.clear)}
          aria-label={translate({
            id: 'search.page.clear',
            message: 'Clear the search',
            description: 'Name of the button that empties the input of the search page',
          })}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <svg aria-hidden="true" className={styles.cross} viewBox="0 0 20 20">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      )}
    </form>
  );
}
