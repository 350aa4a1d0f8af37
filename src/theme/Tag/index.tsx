/**
 * Replaced: Tag of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a plain chip. Upstream's looks like a price tag with a hole, for lists
 * with counts that the site does not have.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import styles from './styles.module.css';

export default function Tag({permalink, label, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tag}>
      {label}
    </Link>
  );
}
