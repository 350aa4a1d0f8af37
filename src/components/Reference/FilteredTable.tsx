import {useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table with a box above it: the rows that lack one of its words are hidden. */
export default function FilteredTable({children}: {children: ReactNode}): ReactNode {
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{rows: number; all: number}>();
  const filter = (typed: string) => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [...table.current!.querySelectorAll<HTMLTableRowElement>('tbody tr')];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    const left = rows.filter(({hidden}) => !hidden).length;
    setShown(words.length > 0 ? {rows: left, all: rows.length} : undefined);
  };
  return (
    <>
      <p className={styles.filter} data-non-content>
        <label htmlFor={id}>
          {translate({
            id: 'filteredTable.label',
            message: 'Filter the rows',
            description: 'Label of the box above a long table that hides the rows without a word',
          })}
        </label>
        <input id={id} type="search" onChange={(event) => filter(event.target.value)} />
        <span role="status">
          {shown &&
            translate(
              {
                id: 'filteredTable.shown',
                message: '{rows} of {all} rows',
                description: 'How many rows of a table the box above it has left',
              },
              {rows: String(shown.rows), all: String(shown.all)},
            )}
        </span>
      </p>
      <div ref={table}>{children}</div>
    </>
  );
}
