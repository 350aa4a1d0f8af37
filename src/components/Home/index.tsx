import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Handbook from '@site/src/components/Handbook';
import HomeSearch from './HomeSearch';
import NotLoadedBanner from './NotLoadedBanner';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** What the product does, in one sentence, and the search. */
export function HomeLead({children}: Props): ReactNode {
  return (
    <div className={styles.lead}>
      <NotLoadedBanner />
      {children}
      <HomeSearch />
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
      <div className="margin-top--md" data-non-content>
        <Handbook guideAlone />
      </div>
    </nav>
  );
}

interface PartProps extends Props {
  title: string;
  /** How its list stands; cards and releases know by themselves. */
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

/** The paths by role; `packages/content/src/markdown/roles.ts` takes them from a section of the page. */
export function HomeRoles({children}: Props): ReactNode {
  return <div className={styles.roles}>{children}</div>;
}

/** The first pages to read for one role. */
export function HomeRole({title, children}: Props & {title: string}): ReactNode {
  return (
    <div className={styles.role}>
      <Heading as="h3" className={styles.roleTitle}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
