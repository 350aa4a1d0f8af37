/**
 * Ejected: BlogListPage/StructuredData of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream doesn't escape `</script>` in titles and descriptions.
 */
import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
// changed: our component
import StructuredData from '@site/src/components/StructuredData';
// end

export default function BlogListPageStructuredData(props: Props): ReactNode {
  // changed: our component
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
  // end
}
