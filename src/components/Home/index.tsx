import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import SearchLink from '@site/src/components/SearchLink';
import Constellation from './Constellation';
import sky from './sky.module.css';
import styles from './styles.module.css';

export {default as HomeReleases} from './HomeReleases';

interface Props {
  children: ReactNode;
}

export function HomeLead({children}: Props): ReactNode {
  return (
    <div className={sky.lead}>
      {children}
      <Constellation />
    </div>
  );
}

export function HomeSearch(): ReactNode {
  return FEATURES.search && <SearchLink />;
}

/** Excluded from the table of contents and search. */
export function Home({children}: Props): ReactNode {
  return (
    <nav
      className={clsx('home', styles.home)}
      aria-label={translate({
        id: 'home.label',
        message: 'Quick access',
        description: 'Name of the links at the top of the home page',
      })}
    >
      {children}
    </nav>
  );
}

interface PartProps extends Props {
  title: string;
  /** Published anchor. */
  id?: string;
  layout?: 'modules' | 'half' | 'links';
}

export function HomePart({title, id, layout, children}: PartProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section id={id} className={clsx(styles.part, layout && styles[layout])}>
      <Heading as="h2" className={styles.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function HomeRoles({children}: Props): ReactNode {
  return <div className={styles.roles}>{children}</div>;
}

/** Always open on desktops. */
export function HomeRole({
  title,
  icon,
  children,
}: Props & {title: string; icon: string}): ReactNode {
  return (
    <details className={styles.role}>
      <summary className="chevron">
        <Heading as="h3" className={styles.roleTitle}>
          <Icon name={icon} />
          {title}
        </Heading>
      </summary>
      {children}
    </details>
  );
}
