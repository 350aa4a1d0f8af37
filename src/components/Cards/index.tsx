import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface CardProps {
  /** Address of the page, from the root of the site, without the language. */
  to: string;
  title: string;
  /** One short sentence. */
  children: ReactNode;
}

/** A list of cards, each of which leads to a page. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

export function Card({to, title, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
