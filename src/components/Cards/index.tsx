import type {ReactNode} from 'react';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {useInVersion} from '@site/src/client/useInVersion';
import styles from './styles.module.css';

export interface CardProps extends Omit<LinkProps, 'to' | 'title' | 'children'> {
  /** Address of the page, from the root of the site, without language and version. */
  to: string;
  title: string;
  icon?: string;
  /** One short sentence. */
  children?: ReactNode;
}

/** A list of cards, each of which leads to a page. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

export function Card({to, title, icon, children, ...link}: CardProps): ReactNode {
  const inVersion = useInVersion();
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <Link {...link} to={inVersion(to)} className={styles.title}>
          {title}
        </Link>
      </div>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
