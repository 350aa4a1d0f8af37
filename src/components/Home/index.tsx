import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {callSearch, isModifiedClick, useSearchLink} from '@guide/search/client';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Handbook from '@site/src/components/Handbook';
import Icon from '@site/src/components/Icon';
import Constellation from './Constellation';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** What the product does, in one sentence, the search and the brand's drawing. */
export function HomeLead({children}: Props): ReactNode {
  return (
    <div className={styles.lead}>
      {children}
      {FEATURES.search && <HomeSearch />}
      <Constellation />
    </div>
  );
}

/** The ways into the guide, the last of them as PDF. They are links to other pages: no search finds them, and no contents list them. */
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
      {FEATURES.handbook && (
        <div className="margin-top--md" data-non-content>
          <Handbook guideAlone />
        </div>
      )}
    </nav>
  );
}

interface PartProps extends Props {
  title: string;
  /** Layout of its list. Cards and releases have their own. */
  layout?: 'modules' | 'links';
}

/** One of the ways, under its heading. */
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

/** The paths by role. */
export function HomeRoles({children}: Props): ReactNode {
  return <div className={styles.roles}>{children}</div>;
}

/** The first pages to read for one role. */
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

/** The search, wide: opens the box of the navbar, and is a link to the search page until that can answer. */
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
      <kbd aria-hidden="true" className={styles.key}>
        /
      </kbd>
    </Link>
  );
}
