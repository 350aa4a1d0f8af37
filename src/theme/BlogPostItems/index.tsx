/**
 * Wrapped: BlogPostItems of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's list of announcements has no heading of its own.
 */
import type {ComponentProps, ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';

export default function BlogPostItemsWrapper(
  props: ComponentProps<typeof BlogPostItems>,
): ReactNode {
  const {releases} = useDocusaurusContext().siteConfig.customFields as {releases: string};
  return (
    <>
      <Heading as="h1">{releases}</Heading>
      <BlogPostItems {...props} />
    </>
  );
}
