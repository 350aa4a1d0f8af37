/**
 * Wrapped: SearchMetadata of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds a link to the page's Markdown. Pages of the guide are recognised by their `tag`.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPathname} from 'docusaurus-markdown-pages/markdownPathname';
import type {Props} from '@theme/SearchMetadata';
import SearchMetadata from '@theme-original/SearchMetadata';

const guideTag = /^(?:docs-|doc_tag)/;

export default function SearchMetadataWrapper(props: Props): ReactNode {
  return (
    <>
      <SearchMetadata {...props} />
      {FEATURES.markdownExport && guideTag.test(props.tag ?? '') && <MarkdownLink />}
    </>
  );
}

function MarkdownLink(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // The 404 page has the tag of documents.
  return /\/404(?:\.html)?\/?$/.test(pathname) ? null : (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPathname(pathname, baseUrl)} />
    </Head>
  );
}
