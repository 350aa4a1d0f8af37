import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageHit} from '../groupByPage';
import Highlight from '../Highlight';
import type {SearchState} from '../useSearch';
import styles from './styles.module.css';

const PAGE_SIZE = 10;

/** What the search page shows under its input, in each state. */
export default function Results({state}: {state: SearchState}): ReactNode {
  return (
    <>
      <p role="status" className={styles.status}>
        <Status state={state} />
      </p>
      {state.status === 'failed' && (
        <button type="button" className="button button--secondary" onClick={state.retry}>
          <Translate id="search.failure.retry" description="Button that repeats a failed search">
            Retry
          </Translate>
        </button>
      )}
      {state.status === 'done' && state.hits.length > 0 && (
        <HitList key={state.query} hits={state.hits} />
      )}
      {state.status === 'done' && state.hits.length === 0 && <NoResult query={state.query} />}
    </>
  );
}

function Status({state}: {state: SearchState}): ReactNode {
  const {selectMessage} = usePluralForm();
  switch (state.status) {
    case 'empty':
      return null;
    case 'loading':
      return (
        <Translate id="search.loading" description="Shown while the search index is fetched">
          Searching…
        </Translate>
      );
    case 'failed':
      return (
        <>
          <strong>
            <Translate id="search.failure.title" description="First line of a failed search">
              Unable to fetch results
            </Translate>
          </strong>
          <br />
          <Translate id="search.failure.help" description="Second line of a failed search">
            You might want to check your network connection.
          </Translate>
        </>
      );
    case 'done':
      return state.hits.length === 0
        ? translate(
            {
              id: 'search.none',
              message: 'No results found for “{query}”',
              description: 'Shown when a search finds nothing',
            },
            {query: state.query},
          )
        : selectMessage(
            state.hits.length,
            translate(
              {
                id: 'search.count',
                message: '{count} result for “{query}”|{count} results for “{query}”',
                description: 'Number of pages found; singular and plural separated by |',
              },
              {count: state.hits.length, query: state.query},
            ),
          );
  }
}

function HitList({hits}: {hits: PageHit[]}): ReactNode {
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <>
      <ol className={styles.hits}>
        {hits.slice(0, shown).map((hit) => (
          <Hit key={hit.url} hit={hit} />
        ))}
      </ol>
      {hits.length > shown && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setShown(shown + PAGE_SIZE)}
        >
          <Translate id="search.more" description="Button that shows more results">
            Load more
          </Translate>
        </button>
      )}
    </>
  );
}

function Hit({hit}: {hit: PageHit}): ReactNode {
  return (
    <li className={styles.hit}>
      <Link to={hit.url} className={styles.page}>
        <Highlight text={hit.title} words={hit.sections.flatMap(({words}) => words)} />
      </Link>
      {hit.sections.map(({record, words}) => (
        <div key={record.url} className={styles.section}>
          {record.headings.length > 0 && (
            <Link to={record.url}>
              <Highlight text={record.headings.join(' › ')} words={words} />
            </Link>
          )}
          <p>
            <Highlight text={record.content} words={words} />
          </p>
        </div>
      ))}
    </li>
  );
}

function NoResult({query}: {query: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {supportEmail} = siteConfig.customFields as {supportEmail: string};
  const subject = encodeURIComponent(query);
  return (
    <>
      <p>
        <Translate
          id="search.tryInstead"
          description="Introduces links after a search without result"
        >
          Try searching for
        </Translate>
      </p>
      <ul>
        {suggestions().map((suggestion) => (
          <li key={suggestion}>
            <Link to={`/search/?q=${encodeURIComponent(suggestion)}`}>{suggestion}</Link>
          </li>
        ))}
      </ul>
      <p>
        {/* <Link> would open a mail address in a new tab. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={`mailto:${supportEmail}?subject=${subject}`}>
          <Translate id="search.letUsKnow" description="Link that reports a search without result">
            Let us know.
          </Translate>
        </a>
      </p>
    </>
  );
}

function suggestions(): string[] {
  return translate({
    id: 'search.suggestions',
    message: 'roadmap, import, access token, Kanban',
    description: 'Searches that always find something, separated by commas',
  }).split(', ');
}
