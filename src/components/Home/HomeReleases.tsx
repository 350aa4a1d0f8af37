import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import news from '@generated/releases/default/news.json';
import styles from './styles.module.css';

/** The newest releases, as the page of versions heads them, and the way to their announcements. */
export default function HomeReleases(): ReactNode {
  return (
    <>
      <ol className={styles.releases}>
        {news.releases.map(({version, id, subject, date, address}) => (
          <li key={id} className={styles.release}>
            <span className={styles.version}>{version}</span>
            <Link to={address}>{subject}</Link>
            <span className={styles.date}>{date}</span>
          </li>
        ))}
      </ol>
      {news.announcements && (
        <Link to={news.announcements}>
          <Translate
            id="home.announcements"
            description="Link to the announcements, on the home page"
          >
            All release announcements
          </Translate>
        </Link>
      )}
    </>
  );
}
