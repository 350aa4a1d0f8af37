/**
 * Replaced: BlogPostItem/Header/Info of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream formats English dates in the US style and French dates without "1er".
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {longDate} from '@guide/content/longDate';

export default function BlogPostItemHeaderInfo(): ReactNode {
  const {date} = useBlogPost().metadata;
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <p>
      <time dateTime={date}>{longDate(date, currentLocale)}</time>
    </p>
  );
}
