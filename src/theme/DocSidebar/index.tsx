/**
 * Wrapped: DocSidebar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream shows an unlisted page in the menu while it is open. Here no
 * menu ever shows one.
 */
import {useMemo, type ComponentProps, type ReactNode} from 'react';
import DocSidebar from '@theme-original/DocSidebar';
import {withoutUnlisted} from '@site/src/lib/listedItems';

type Props = ComponentProps<typeof DocSidebar>;

export default function DocSidebarWrapper({sidebar, ...props}: Props): ReactNode {
  const listed = useMemo(() => withoutUnlisted(sidebar), [sidebar]);
  return <DocSidebar {...props} sidebar={listed} />;
}
