/**
 * Wrapped: DocBreadcrumbs of @docusaurus/theme-classic 3.9.1.
 *
 * Why: no menu shows an unlisted page. Links to the other pages of its category follow the breadcrumb.
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
