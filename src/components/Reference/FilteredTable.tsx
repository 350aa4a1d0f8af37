import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {replaceUrl} from './replaceUrl';
import styles from './styles.module.css';

const QUERY_PARAMETER = 'filter';

interface Result {
  query: string;
  shownCount: number;
  totalCount: number;
}

/** Filters rows, which must contain all words. */
export default function FilteredTable({children}: {children: ReactNode}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();

  const filter = () => {
    const query = input.current!.value.trim();
    const words = query.toLowerCase().split(/\s+/);
    const rows = [...root.current!.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const shownCount = rows.filter(({hidden}) => !hidden).length;
    setResult(query === '' ? undefined : {query, shownCount, totalCount: rows.length});
  };

  useLayoutEffect(() => {
    // Keep text that was typed before hydration.
    input.current!.value ||= new URLSearchParams(window.location.search).get(QUERY_PARAMETER) ?? '';
    filter();
  }, []);

  const handleChange = () => {
    filter();
    saveFilterInUrl(input.current!.value.trim());
  };

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
            ref={input}
            type="search"
            aria-label={label}
            placeholder={label}
            onChange={handleChange}
          />
        </label>
        <span role="status">{result && statusText(result)}</span>
      </div>
      <div hidden={result?.shownCount === 0}>{children}</div>
    </div>
  );
}

function statusText({query, shownCount, totalCount}: Result): string {
  return shownCount === 0
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
        {rows: String(shownCount), all: String(totalCount)},
      );
}

function saveFilterInUrl(query: string): void {
  const url = new URL(window.location.href);
  if (query === '') {
    url.searchParams.delete(QUERY_PARAMETER);
  } else {
    url.searchParams.set(QUERY_PARAMETER, query);
  }
  replaceUrl(url);
}
