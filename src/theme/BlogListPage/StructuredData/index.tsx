/**
 * Ejected: BlogListPage/StructuredData of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't escape `</script>` in titles and descriptions.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const structuredData = useBlogListPageStructuredData(props);
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
