import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownAddress} from '@guide/delivery/markdown/address';

/** Says in the head of a page where its text is in Markdown. */
export default function MarkdownLink(): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(pathname, baseUrl)} />
    </Head>
  );
}
