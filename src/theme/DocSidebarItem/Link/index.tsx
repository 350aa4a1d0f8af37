/**
 * Wrapped: DocSidebarItem/Link of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream only closes an open category when another opens, not when the current page is a
 * link next to it.
 */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {
  isActiveSidebarItem,
  useDocSidebarItemsExpandedState,
} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';

type Props = ComponentProps<typeof DocSidebarItemLink>;

export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const {item, activePath, index} = props;
  const {setExpandedItem} = useDocSidebarItemsExpandedState();
  const isActive = isActiveSidebarItem(item, activePath);
  useEffect(() => {
    if (isActive) {
      setExpandedItem(index);
    }
  }, [isActive, setExpandedItem, index]);
  return <DocSidebarItemLink {...props} />;
}
