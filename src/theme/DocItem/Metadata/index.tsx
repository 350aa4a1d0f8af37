/**
 * Wrapped: DocItem/Metadata of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds Open Graph metadata. The canonical URL of other versions is that of the latest.
 */
import type {ReactNode} from 'react';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import Head from '@docusaurus/Head';
import {useDoc, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardSize} from '@site/src/lib/socialCard';

export default function DocItemMetadataWrapper(): ReactNode {
  const {permalink, title, description} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {latestDocSuggestion: latestDoc} = useDocVersionSuggestions(undefined);
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
        {/* After upstream's image. */}
        <meta property="og:image:width" content={cardSize.width} />
        <meta property="og:image:height" content={cardSize.height} />
        <meta property="og:image:alt" content={`${title} – ${description}`} />
      </Head>
      {latestDoc && latestDoc.path !== permalink && (
        <Head>
          <link rel="canonical" href={url + latestDoc.path} />
        </Head>
      )}
    </>
  );
}
