/**
 * Ejected: DocBreadcrumbs/StructuredData of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't escape `</script>` in labels, which can run scripts, and writes lists of
 * one entry, which search engines reject.
 */
import {type ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
// changed: our component
import StructuredData from '@site/src/components/StructuredData';
// end

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  const structuredData = useBreadcrumbsStructuredData({
    breadcrumbs: props.breadcrumbs,
  });
  // changed: no list of one entry
  if (props.breadcrumbs.filter(({href}) => href).length < 2) {
    return null;
  }
  // end
  // changed: our component
  return <StructuredData data={structuredData} />;
  // end
}
