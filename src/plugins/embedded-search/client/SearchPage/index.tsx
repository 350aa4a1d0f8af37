import {useRef, useState, useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {EmbeddedSearchData} from '../..';
import {useSearch} from '../useSearch';
import Results from './Results';
import styles from './styles.module.css';

/** `/search/?q=`: the answers to a query, from the site's own index. */
export default function SearchPage(): ReactNode {
  const title = translate({
    id: 'search.page.title',
    message: 'Search the documentation',
    description: 'Title and heading of the search page',
  });
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className="container margin-vert--lg">
          <div className={styles.column}>
            <Heading as="h1">{title}</Heading>
            <SearchForm />
            <noscript>
              <p>
                <Translate
                  id="search.page.noScript"
                  description="Shown on the search page where JavaScript is off"
                >
                  The search needs JavaScript. Every page is also in the menu of the home page.
                </Translate>
              </p>
              <Link to="/">
                <Translate id="search.page.home" description="Link to the home page">
                  Home
                </Translate>
              </Link>
            </noscript>
          </div>
        </main>
      </Layout>
    </>
  );
}

function SearchForm(): ReactNode {
  const {index} = usePluginData('embedded-search') as EmbeddedSearchData;
  const [address, setAddress] = useQueryString('q');
  const [query, setQuery] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  const state = useSearch(index, query);

  useEffect(() => setQuery(address), [address]);
  useEffect(() => input.current?.focus(), []);

  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          value={query}
          onChange={({target}) => {
            setQuery(target.value);
            setAddress(target.value);
          }}
          aria-label={translate({
            id: 'search.page.input',
            message: 'Type your search',
            description: 'Name and hint of the input of the search page',
          })}
          placeholder={translate({id: 'search.page.input', message: 'Type your search'})}
        />
      </form>
      <Results state={state} />
    </>
  );
}
