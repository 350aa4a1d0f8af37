/**
 * Wrapped: DocItem/Metadata of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream calls each version of a page canonical. Search engines are to
 * show the one that is released, where it has the page. The head also names the
 * Markdown export.
 */
import type {ReactNode} from 'react';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {useDoc, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MarkdownLink from '@site/src/components/MarkdownLink';

export default function DocItemMetadataWrapper(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {latestDocSuggestion: released} = useDocVersionSuggestions(undefined);
  return (
    <>
      <DocItemMetadata />
      <MarkdownLink />
      {released && released.path !== permalink && (
        <Head>
          <link rel="canonical" href={url + released.path} />
        </Head>
      )}
    </>
  );
}
