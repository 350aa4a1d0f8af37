import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useSearchReport} from '../report/useSearchReport';
import NoResults from '../view/NoResults';
import {DevelopmentNotice, Failure, NotInProduct} from '../view/Notice';
import {SearchView} from '../view/searchView';
import Suggestions from '../view/Suggestions';
import Heading from '@theme/Heading';
import AreaFilter from './AreaFilter';
import HitList from './HitList';
import SearchForm from './SearchForm';
import SlashKeySwitch from './SlashKeySwitch';
import Status from './Status';
import styles from './styles.module.css';
import {useSearchUrl} from './useSearchUrl';
import {useSearchResults} from './useSearchResults';
import NoScriptNotice from './NoScriptNotice';

export default function SearchResults(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLElement>(null);
  const url = useSearchUrl(input);
  const {phase, more, retry, loadMore, ...state} = useSearchResults(url);
  const results = url.query === '' ? null : state.results;
  const report = useSearchReport(
    url.query,
    results?.request.query === url.query ? results.totalInAllAreas : undefined,
  );
  // Remounts the list for each search, so that only "Load more" moves focus.
  const key = JSON.stringify(results?.request);

  return (
    <div className={styles.column}>
      <PageMetadata title={titleOf(url.query)} />
      <Heading as="h1">{titleOf('')}</Heading>
      <SearchForm
        input={input}
        text={url.text}
        onType={url.type}
        onSubmit={() => {
          url.setArea(url.area);
          if (phase === 'failed') {
            retry();
          }
        }}
      />
      <NoScriptNotice />
      <DevelopmentNotice />
      <p role="status" className={styles.status}>
        <Status phase={phase} results={results} />
      </p>
      {results && <AreaFilter areas={results.areas} chosen={url.area} onChoose={url.setArea} />}
      <section
        ref={region}
        tabIndex={-1}
        className={styles.answer}
        aria-busy={phase === 'loading'}
        aria-label={translate({
          id: 'search.results',
          message: 'Results',
          description: 'Name of the region of the search page that shows the results',
        })}
      >
        <SearchView.Provider value={{onOpen: report.recordOpened}}>
          {url.query === '' && <Suggestions />}
          {phase === 'failed' && (
            <Failure
              onRetry={() => {
                // The button is removed, so move the focus.
                region.current?.focus({preventScroll: true});
                retry();
              }}
            />
          )}
          {results?.absent && <NotInProduct {...results.absent} />}
          {results?.hits.length === 0 && <NoResults query={results.request.query} />}
          {results && results.hits.length > 0 && (
            <HitList key={key} results={results} more={more} onMore={loadMore} />
          )}
        </SearchView.Provider>
      </section>
      <SlashKeySwitch />
    </div>
  );
}

function titleOf(query: string): string {
  return query === ''
    ? translate({
        id: 'search.page.title',
        message: 'Search the documentation',
        description: 'Title and heading of the search page',
      })
    : translate(
        {
          id: 'search.page.titleOfQuery',
          message: '“{query}” – search',
          description: 'Title of the search page with a query',
        },
        {query},
      );
}
