import type {ReactNode} from 'react';
import {useSiteFields} from '@site/src/lib/useSiteFields';

/** Where readers write to, as the owner of the site says. */
export default function SupportEmail(): ReactNode {
  const {supportEmail} = useSiteFields();
  return <code>{supportEmail}</code>;
}
