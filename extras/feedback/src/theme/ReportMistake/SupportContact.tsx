import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function SupportContact(): ReactNode {
  const {supportEmail} = useDocusaurusContext().siteConfig.customFields as {supportEmail: string};
  return (
    <Translate
      id="pageFeedback.support"
      description="Below a document, if feedback is off or scripts are blocked"
      values={{
        address: (
          // <Link> would open a mail address in a new tab.
          // eslint-disable-next-line @docusaurus/no-html-links
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        ),
      }}
    >
      {'Not what you needed? Write to {address}.'}
    </Translate>
  );
}
