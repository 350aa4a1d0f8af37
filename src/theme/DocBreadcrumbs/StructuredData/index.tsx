/**
 * Ejected: DocBreadcrumbs/StructuredData of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't escape `</script>` in labels, which can run scripts. Our change is between "changed" and
 * "end".
 */
import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  const structuredData = useBreadcrumbsStructuredData({
    breadcrumbs: props.breadcrumbs,
  });
  return (
    <Head>
      <script type="application/ld+json">
        {/* changed: escaped */}
        {JSON.stringify(structuredData).replaceAll('<', '\\u003c')}
        {/* end */}
      </script>
    </Head>
  );
}
