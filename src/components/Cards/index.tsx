import type {ReactNode} from 'react';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {useVersionedPath} from '@site/src/client/useVersionedPath';
import styles from './styles.module.css';

interface CardProps extends Omit<LinkProps, 'to' | 'title' | 'children'> {
  /** Path without locale and version. */
  to: string;
  title: string;
  icon?: string;
  children?: ReactNode;
}

export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

export function Card({to, title, icon, children, ...linkProps}: CardProps): ReactNode {
  const versionedPath = useVersionedPath();
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <Link {...linkProps} to={versionedPath(to)} className={styles.title}>
          {title}
        </Link>
      </div>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
