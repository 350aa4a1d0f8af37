import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {callSearch, isModifiedClick, useSearchLink} from '@guide/search/client';
import Downloads from '@theme/Downloads';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import Constellation from './Constellation';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

export function HomeLead({children}: Props): ReactNode {
  return (
    <div className={styles.lead}>
      {children}
      {FEATURES.search && <HomeSearch />}
      <Constellation />
    </div>
  );
}

/** Excluded from the table of contents and search. */
export default function Home({children}: Props): ReactNode {
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
      <Downloads wholeGuideOnly className="margin-top--md" />
    </nav>
  );
}

interface PartProps extends Props {
  title: string;
  layout?: 'modules' | 'links';
}

export function HomePart({title, layout, children}: PartProps): ReactNode {
  return (
    <section className={clsx(styles.part, layout && styles[layout])}>
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

export function HomeRole({
  title,
  icon,
  children,
}: Props & {title: string; icon: string}): ReactNode {
  return (
    <div className={styles.role}>
      <Heading as="h3" className={styles.roleTitle}>
        <Icon name={icon} />
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** Links to the search page until the dialog loads. */
function HomeSearch(): ReactNode {
  const prefetch = () => callSearch('prefetch');
  return (
    <Link
      to={useSearchLink()()}
      className={styles.search}
      data-non-content
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (!isModifiedClick(event) && callSearch('open', event.currentTarget)) {
          event.preventDefault();
        }
      }}
    >
      <Icon name="search" />
      <Translate id="home.search" description="The search of the home page">
        Search the documentation
      </Translate>
      <kbd aria-hidden="true" className={styles.shortcut}>
        /
      </kbd>
    </Link>
  );
}
