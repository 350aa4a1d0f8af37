import type {ReactNode} from 'react';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import styles from './styles.module.css';

export interface CardProps extends Omit<LinkProps, 'to' | 'title' | 'children'> {
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

export function Card({to, title, children, ...link}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link {...link} to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
