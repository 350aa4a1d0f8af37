import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {replaceAddress} from './replaceAddress';
import styles from './styles.module.css';

const PARAMETER = 'filter';

interface Result {
  query: string;
  rows: number;
  all: number;
}

/** Shows rows that contain all words of the query. */
export default function FilteredTable({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();

  const filter = () => {
    const query = field.current!.value.trim();
    const words = query.toLowerCase().split(/\s+/);
    const rows = [...root.current!.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const shown = rows.filter(({hidden}) => !hidden).length;
    setResult(query === '' ? undefined : {query, rows: shown, all: rows.length});
  };

  useLayoutEffect(() => {
    // Keeps text typed before hydration.
    field.current!.value ||= new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
    filter();
  }, []);

  const change = () => {
    filter();
    rememberFilter(field.current!.value.trim());
    // Keeps the field in view when the table gets shorter.
    if (root.current!.getBoundingClientRect().top < 0) {
      root.current!.scrollIntoView();
    }
  };

  const clear = () => {
    field.current!.value = '';
    field.current!.focus();
    change();
  };

  const isEmpty = result?.rows === 0;
  const label = translate({
    id: 'filteredTable.label',
    message: 'Filter the requests',
    description: 'Label of the field above the table of API requests',
  });
  return (
    <div ref={root} className={styles.filtered}>
      <div className={styles.filter} data-non-content>
        <label className={styles.field}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            aria-label={label}
            placeholder={label}
            onChange={change}
          />
        </label>
        <span role="status">{result && message(result)}</span>
        {isEmpty && (
          <button type="button" className="button button--secondary button--sm" onClick={clear}>
            <Translate
              id="filteredTable.clear"
              description="Button that clears a filter without hits"
            >
              Clear
            </Translate>
          </button>
        )}
      </div>
      <div hidden={isEmpty}>{children}</div>
    </div>
  );
}

function message({query, rows, all}: Result): string {
  return rows === 0
    ? translate(
        {
          id: 'filteredTable.empty',
          message: 'No request contains “{query}”.',
          description: 'Said of a filter that hides all rows of the table of API requests',
        },
        {query},
      )
    : translate(
        {
          id: 'filteredTable.shown',
          message: '{rows} of {all} requests',
          description: 'How many rows of the table of API requests a filter leaves',
        },
        {rows: String(rows), all: String(all)},
      );
}

function rememberFilter(query: string): void {
  const address = new URL(window.location.href);
  if (query === '') {
    address.searchParams.delete(PARAMETER);
  } else {
    address.searchParams.set(PARAMETER, query);
  }
  replaceAddress(address);
}
