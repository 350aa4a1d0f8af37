/**
 * Replaced: BlogPostItem/Header of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream writes English dates in the American way, and French ones without "1er"; no other
 * page has titles of its size; its styles of authors would be part of each first visit. The head
 * of an announcement names its Markdown export.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import MarkdownLink from '@site/src/components/MarkdownLink';
import {longDate} from '@site/src/lib/longDate';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {date, permalink, title} = metadata;
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <header>
      {isBlogPostPage && (
        <>
          <MarkdownLink />
          <LinkToAll />
        </>
      )}
      <Heading as={isBlogPostPage ? 'h1' : 'h2'}>
        {isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}
      </Heading>
      <p>
        <time dateTime={date}>{longDate(date, currentLocale)}</time>
      </p>
    </header>
  );
}

/** From an announcement to the list of all. */
function LinkToAll(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  return <Link to={blogBasePath}>{blogTitle}</Link>;
}
