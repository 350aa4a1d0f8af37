/**
 * Wrapped: SearchMetadata of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds a link to a page's Markdown to its head. Upstream renders SearchMetadata on all pages of the guide, and its
 * `tag` tells them from other pages.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownAddress} from '@guide/markdown-export/address';
import type {Props} from '@theme/SearchMetadata';
import SearchMetadata from '@theme-original/SearchMetadata';

/** Tags of documents and categories, of a tag page and of the list of tags. */
const ofGuide = /^(?:docs-|doc_tag)/;

export default function SearchMetadataWrapper(props: Props): ReactNode {
  return (
    <>
      <SearchMetadata {...props} />
      {FEATURES.markdownExport && ofGuide.test(props.tag ?? '') && <MarkdownLink />}
    </>
  );
}

function MarkdownLink(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // The 404 page has the metadata of documents, but no Markdown.
  return /\/404(?:\.html)?\/?$/.test(pathname) ? null : (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(pathname, baseUrl)} />
    </Head>
  );
}
