import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useSiteFields} from '@site/src/lib/useSiteFields';

/** E-mail link below each document. Features can replace it. */
export default function ReportMistake(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {supportEmail} = useSiteFields();
  const subject = translate(
    {
      id: 'reportMistake.subject',
      message: 'Documentation: {title}',
      description: 'Subject of an email about a mistake on a page',
    },
    {title},
  );
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${url}${permalink}\n\n`)}`;
  return (
    <p>
      <Translate id="reportMistake.question" description="At the end of a page">
        Something wrong on this page?
      </Translate>{' '}
      <Link to={`mailto:${supportEmail}?${query}`} target="_self">
        <Translate id="reportMistake.write" description="Link to an email about the page">
          Write to support
        </Translate>
      </Link>
    </p>
  );
}
