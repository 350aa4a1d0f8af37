/**
 * Wrapped: DocCategoryGeneratedIndexPage of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the previous and next links of an index page lead to unlisted pages
 * upstream; those of documents do not. The head names the Markdown export.
 */
import type {ComponentProps, ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import MarkdownLink from '@site/src/components/MarkdownLink';
import {listedNeighbours} from '@site/src/lib/listedItems';

type Props = ComponentProps<typeof DocCategoryGeneratedIndexPage>;

export default function DocCategoryGeneratedIndexPageWrapper({
  categoryGeneratedIndex,
}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const navigation = sidebar
    ? listedNeighbours(sidebar.items, categoryGeneratedIndex.permalink)
    : categoryGeneratedIndex.navigation;
  return (
    <>
      <MarkdownLink />
      <DocCategoryGeneratedIndexPage
        categoryGeneratedIndex={{...categoryGeneratedIndex, navigation}}
      />
    </>
  );
}
