/**
 * Wrapped: DocSidebarItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: with each page upstream draws every item of the sidebar again, and
 * watches anew when its link comes into sight. Here the items alone do so that
 * hold the former page or the next one.
 */
import {memo, type ComponentProps} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';

type Props = ComponentProps<typeof DocSidebarItem>;

export default memo(DocSidebarItem, isSame);

function isSame({activePath: before, ...old}: Props, {activePath: after, ...next}: Props): boolean {
  const {item} = next;
  return (
    (Object.keys(next) as (keyof typeof next)[]).every((key) => old[key] === next[key]) &&
    (before === after ||
      (!isActiveSidebarItem(item, before) && !isActiveSidebarItem(item, after)))
  );
}
