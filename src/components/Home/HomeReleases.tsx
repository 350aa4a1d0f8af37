import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import releases from '@generated/releases/default/releases.json';
import {useInVersion} from '@site/src/lib/useInVersion';
import styles from './styles.module.css';

/** The newest releases, as the page of versions heads them, in the version that is being read. */
export default function HomeReleases(): ReactNode {
  const {version: read} = useDocsVersion();
  const inVersion = useInVersion();
  return (
    <ol className={styles.releases}>
      {releases[read]!.map(({version, id, subject, date}) => (
        <li key={id} className={styles.release}>
          <span className={styles.version}>{version}</span>
          <Link to={inVersion(`/versions/#${id}`)}>{subject}</Link>
          <span className={styles.date}>{date}</span>
        </li>
      ))}
    </ol>
  );
}
