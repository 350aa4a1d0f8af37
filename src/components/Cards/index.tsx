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
  /** Colour of the icon, by default that of the page's area. */
  area?: string;
  children?: ReactNode;
}

export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

export function Card({to, title, icon, area, children, ...linkProps}: CardProps): ReactNode {
  const versionedPath = useVersionedPath();
  return (
    <li className={styles.card} data-area={area}>
      <div className={styles.head}>
        {icon && (
          <span className={styles.tile}>
            <Icon name={icon} />
          </span>
        )}
        <Link {...linkProps} to={versionedPath(to)} className={styles.title}>
          {title}
        </Link>
      </div>
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
