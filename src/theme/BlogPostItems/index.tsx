/**
 * Wrapped: BlogPostItems of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds a heading.
 */
import type {ComponentProps, ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import Heading from '@theme/Heading';
import {useSiteFields} from '@site/src/lib/useSiteFields';

export default function BlogPostItemsWrapper(
  props: ComponentProps<typeof BlogPostItems>,
): ReactNode {
  const {releases} = useSiteFields();
  return (
    <>
      <Heading as="h1">{releases}</Heading>
      <BlogPostItems {...props} />
    </>
  );
}
