import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {suggestions} from '../suggestions';
import {linkTo} from './address';
import styles from './styles.module.css';

/** Links to searches that find something. */
export default function Suggestions(): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.suggestions)}>
      {suggestions().map((words) => (
        <li key={words}>
          <Link to={linkTo(words)} className={styles.pill}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
