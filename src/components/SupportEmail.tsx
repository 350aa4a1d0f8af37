import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Where readers write to, as the owner of the site says. */
export default function SupportEmail(): ReactNode {
  const {supportEmail} = useDocusaurusContext().siteConfig.customFields as {supportEmail: string};
  return <code>{supportEmail}</code>;
}
