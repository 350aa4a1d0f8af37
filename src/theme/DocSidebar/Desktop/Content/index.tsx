/**
 * Wrapped: DocSidebar/Desktop/Content of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream leaves the current page out of sight in a long sidebar, and
 * forgets at a reload which categories are open and how far it is scrolled.
 */
import type {ComponentProps, ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {CategoryMemoryContext} from '@site/src/plugins/sidebar-memory/client/categoryMemory';
import {useCurrentPageInSight} from '@site/src/plugins/sidebar-memory/client/useCurrentPageInSight';
import {useSidebarVisit} from '@site/src/plugins/sidebar-memory/client/useSidebarVisit';

type Props = ComponentProps<typeof Content>;

export default function DocSidebarDesktopContentWrapper(props: Props): ReactNode {
  const {memory, isResumed} = useSidebarVisit(props.path);
  useCurrentPageInSight(props.path);
  return (
    <CategoryMemoryContext value={memory}>
      <Content key={String(isResumed)} {...props} />
    </CategoryMemoryContext>
  );
}
