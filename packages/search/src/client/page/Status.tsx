import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {plainText} from '../../highlight';
import type {PageResults, SearchState} from './useSearchResults';

export default function Status({
  phase,
  results,
}: Pick<SearchState, 'phase' | 'results'>): ReactNode {
  if (phase === 'loading' && !results) {
    return (
      <Translate id="search.loading" description="Shown during the first search">
        Searching…
      </Translate>
    );
  }
  return results && <Count results={results} />;
}

function Count({
  results: {request, correctedQuery, hits, total},
}: {
  results: PageResults;
}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {area} = request;
  const query = correctedQuery ? plainText(correctedQuery) : request.query;
  if (hits.length === 0) {
    return area === ''
      ? translate(
          {
            id: 'search.none',
            message: 'No results found for “{query}”',
            description: 'Shown when a search finds nothing',
          },
          {query},
        )
      : translate(
          {
            id: 'search.noneInArea',
            message: 'No results found for “{query}” in {area}',
            description: 'Shown when a search finds nothing in the area that is chosen',
          },
          {query, area},
        );
  }
  const message = translate({
    id: 'search.count',
    message: '{count} result for “{query}”|{count} results for “{query}”',
    description: 'Number of results of a search; singular and plural separated by |',
  });
  // Select the form first: the query may contain a |.
  return interpolate(selectMessage(total, message), {count: total, query});
}
