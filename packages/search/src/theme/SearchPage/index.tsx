/**
 * Replaced: SearchPage of @docusaurus/theme-search-algolia 3.9.1.
 *
 * Why: upstream's knows only Algolia, spins for ever when a request fails,
 * makes a client at each render, asks for every keystroke, shows hits as HTML,
 * has no <main> while empty, and keeps its "noindex" from search engines by
 * <meta property>, of which only <meta name> counts.
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
