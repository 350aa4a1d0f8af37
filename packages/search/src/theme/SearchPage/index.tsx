/**
 * Replaced: SearchPage of @docusaurus/theme-search-algolia 3.9.1.
 *
 * Why: upstream only supports Algolia, shows a spinner forever after a failure, searches on every
 * keystroke, renders hits as HTML, has no <main> while empty, and sets "noindex" with <meta
 * property> instead of <meta name>.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import SearchResults from '../../client/page';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <SearchResults />
      </main>
    </Layout>
  );
}
