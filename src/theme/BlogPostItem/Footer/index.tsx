/**
 * Replaced: BlogPostItem/Footer of @docusaurus/theme-classic 3.9.1.
 *
 * Why: announcements have neither tags nor a link to edit them, whose styles would be part of each
 * first visit.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? null : (
    <footer>
      <ReadMoreLink blogPostTitle={metadata.title} to={metadata.permalink} />
    </footer>
  );
}
