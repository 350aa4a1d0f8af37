import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import releases from '@generated/releases/default/releases.json';
import styles from './styles.module.css';

/** The newest releases, as the page of versions heads them. */
export default function HomeReleases(): ReactNode {
  return (
    <ol className={styles.releases}>
      {releases.map(({version, id, subject, date}) => (
        <li key={id} className={styles.release}>
          <span className={styles.version}>{version}</span>
          <Link to={`/versions/#${id}`}>{subject}</Link>
          <span className={styles.date}>{date}</span>
        </li>
      ))}
    </ol>
  );
}
