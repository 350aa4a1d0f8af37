/**
 * Wrapped: DocItem/Metadata of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the canonical URL of other versions is that of the latest.
 */
import type {ReactNode} from 'react';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {useDoc, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function DocItemMetadataWrapper(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {latestDocSuggestion: latestDoc} = useDocVersionSuggestions(undefined);
  return (
    <>
      <DocItemMetadata />
      {latestDoc && latestDoc.path !== permalink && (
        <Head>
          <link rel="canonical" href={url + latestDoc.path} />
        </Head>
      )}
    </>
  );
}
