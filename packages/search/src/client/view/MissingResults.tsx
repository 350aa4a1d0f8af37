import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  query: string;
  className?: string | undefined;
}

/** Link that reports a search without results to the support address. */
export default function MissingResults({query, className}: Props): ReactNode {
  const {supportEmail} = useDocusaurusContext().siteConfig.customFields as {supportEmail: string};
  return (
    <p className={className}>
      <Translate
        id="theme.SearchModal.noResultsScreen.reportMissingResultsText"
        description="The text for reporting missing results"
      >
        Believe this query should return results?
      </Translate>{' '}
      {/* <Link> would open a mail address in a new tab. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(query)}`}>
        <Translate id="search.letUsKnow" description="Link that reports a search without result">
          Let us know.
        </Translate>
      </a>
    </p>
  );
}
