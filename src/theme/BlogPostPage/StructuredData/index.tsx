/**
 * Ejected: BlogPostPage/StructuredData of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't escape `</script>` in titles and descriptions.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

export default function BlogPostStructuredData(): ReactNode {
  const structuredData = useBlogPostStructuredData();
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
