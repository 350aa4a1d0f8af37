/**
 * Wrapped: DocCardList of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the index pages of the two API categories would be empty, since all of their pages are unlisted.
 */
import type {ComponentProps, ReactNode} from 'react';
import DocCardList from '@theme-original/DocCardList';
import {shownOnIndex} from '@site/src/lib/listedItems';

type Props = ComponentProps<typeof DocCardList>;

export default function DocCardListWrapper({items, ...props}: Props): ReactNode {
  return <DocCardList {...props} items={items && shownOnIndex(items)} />;
}
