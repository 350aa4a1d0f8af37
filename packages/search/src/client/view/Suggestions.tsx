import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {suggestions} from './suggestions';
import {useSearchLink} from '../useReadVersion';
import styles from '../page/styles.module.css';

/** Links to searches that find something. */
export default function Suggestions(): ReactNode {
  const searchLink = useSearchLink();
  return (
    <ul className={clsx('clean-list', styles.suggestions)}>
      {suggestions().map((words) => (
        <li key={words}>
          <Link to={searchLink(words)} className={styles.pill}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
