/**
 * Ejected: BlogPostPage/StructuredData of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't escape `</script>` in titles and descriptions.
 */
import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
// changed: our component
import StructuredData from '@site/src/components/StructuredData';
// end

export default function BlogPostStructuredData(): ReactNode {
  // changed: our component
  return <StructuredData data={useBlogPostStructuredData()} />;
  // end
}
