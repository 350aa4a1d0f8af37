import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import news from '@generated/releases/default/news.json';
import styles from './styles.module.css';

export default function HomeReleases(): ReactNode {
  const {version: activeVersion} = useDocsVersion();
  return (
    <>
      <ol className={styles.releases}>
        {news.releases[activeVersion]!.map(({version, id, subject, date, href}) => (
          <li key={id}>
            <span className={styles.version}>{version}</span> <Link to={href}>{subject}</Link>{' '}
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
