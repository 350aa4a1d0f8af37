import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Filter} from '@site/src/components/Filter';
import styles from './styles.module.css';

export default function FilteredTable({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.filtered}>
      <Filter
        label={translate({
          id: 'filteredTable.label',
          message: 'Filter the requests',
          description: 'Label of the field above the table of API requests',
        })}
      />
      {children}
    </div>
  );
}
