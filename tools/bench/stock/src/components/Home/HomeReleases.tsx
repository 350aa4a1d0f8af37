import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Release} from '../../../../../../src/plugins/releases/parse';

/** The newest releases. */
export default function HomeReleases(): ReactNode {
  const {releases} = useDocusaurusContext().siteConfig.customFields as {releases: Release[]};
  return (
    <ol>
      {releases.map(({version, id, subject, date}) => (
        <li key={id}>
          {version} <Link to={`/versions/#${id}`}>{subject}</Link> {date}
        </li>
      ))}
    </ol>
  );
}
