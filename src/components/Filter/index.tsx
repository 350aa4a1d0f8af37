import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {replaceUrl} from '@site/src/client/replaceUrl';
import Icon from '@site/src/components/Icon';
import {filterEntries, type Counts} from './entries';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Label of the row of first letters. Default: no row. */
  alphabet?: string;
}

interface Result extends Counts {
  query: string;
}

const QUERY_PARAMETER = 'filter';
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Filters the sections of level 3 and table rows below it. */
export function Filter({label, alphabet}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();
  const location = useLocation();

  const filter = (text: string) => {
    const query = text.trim();
    input.current!.value = text;
    setResult({query, ...filterEntries(root.current!, query, alphabet !== undefined)});
  };
  const change = (text: string) => {
    filter(text);
    saveInUrl(text.trim());
  };

  useLayoutEffect(() => {
    // Keep text that was typed before hydration.
    const saved = new URLSearchParams(window.location.search).get(QUERY_PARAMETER) ?? '';
    const text = input.current!.value || saved;
    // The letters need the entries, too.
    if (text || alphabet) {
      filter(text);
    }
  }, []);

  // Before Docusaurus scrolls to the target of the link.
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (target?.closest('[hidden]')) {
      change('');
    }
  }, [location]);

  return (
    <div ref={root} className={styles.filter} data-non-content>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          onChange={({target}) => change(target.value)}
        />
      </div>
      <span role="status">{result && statusText(result)}</span>
      {alphabet && (
        <div role="group" aria-label={alphabet} className={clsx('fading-end', styles.letters)}>
          {letters.map((letter) => {
            const isPressed = result?.query.toLowerCase() === letter;
            return (
              <button
                key={letter}
                type="button"
                className="clean-btn"
                aria-pressed={isPressed}
                disabled={!result?.initials.has(letter)}
                onClick={() => change(isPressed ? '' : letter.toUpperCase())}
              >
                {letter.toUpperCase()}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

function statusText({query, shown, all}: Result): string {
  if (query === '') {
    return '';
  }
  return shown === 0
    ? translate(
        {
          id: 'filter.empty',
          message: 'No entry contains “{query}”.',
          description: 'Said of a filter that hides all entries of a page or table',
        },
        {query},
      )
    : translate(
        {
          id: 'filter.shown',
          message: '{shown} of {all} entries',
          description: 'How many entries of a page or table a filter shows',
        },
        {shown: String(shown), all: String(all)},
      );
}

function saveInUrl(query: string): void {
  const url = new URL(window.location.href);
  if (query === '') {
    url.searchParams.delete(QUERY_PARAMETER);
  } else {
    url.searchParams.set(QUERY_PARAMETER, query);
  }
  replaceUrl(url);
}
