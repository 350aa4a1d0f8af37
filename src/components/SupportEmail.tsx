import type {ReactNode} from 'react';
import {useSiteFields} from '@site/src/lib/useSiteFields';

export default function SupportEmail(): ReactNode {
  const {supportEmail} = useSiteFields();
  return <code>{supportEmail}</code>;
}
