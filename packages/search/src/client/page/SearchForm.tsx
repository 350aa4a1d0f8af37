import {useEffect, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
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
    // Only on mount.
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
      <SearchIcon />
      <input
        ref={input}
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
    </form>
  );
}
