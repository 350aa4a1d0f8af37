/**
 * Wrapped: DocBreadcrumbs of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds links to sibling pages of unlisted pages.
 */
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import SiblingPages from '@site/src/components/SiblingPages';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <>
      <DocBreadcrumbs />
      <SiblingPages />
    </>
  );
}
