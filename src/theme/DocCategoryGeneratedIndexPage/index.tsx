/**
 * Wrapped: DocCategoryGeneratedIndexPage of @docusaurus/theme-classic 3.9.1.
 *
 * Why: previous and next links skip unlisted pages. The title has the icon of the category.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {useCurrentSidebarCategory, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import {listedNeighbours} from '@site/src/client/listedItems';

type Props = ComponentProps<typeof DocCategoryGeneratedIndexPage>;

export default function DocCategoryGeneratedIndexPageWrapper({
  categoryGeneratedIndex,
}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {className} = useCurrentSidebarCategory();
  const navigation = sidebar
    ? listedNeighbours(sidebar.items, categoryGeneratedIndex.permalink)
    : categoryGeneratedIndex.navigation;
  return (
    <div className={clsx('category-index', className)}>
      <DocCategoryGeneratedIndexPage
        categoryGeneratedIndex={{...categoryGeneratedIndex, navigation}}
      />
    </div>
  );
}
