import type {ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {plainText} from '../../marked';
import type {Answer, AnswerState} from './useSearchAnswer';

export default function Status({phase, answer}: Pick<AnswerState, 'phase' | 'answer'>): ReactNode {
  if (phase === 'slow') {
    return (
      <Translate id="search.loading" description="Shown while a search takes long">
        Searching…
      </Translate>
    );
  }
  return answer && <Count answer={answer} />;
}

function Count({answer: {asked, correctedQuery, hits, total}}: {answer: Answer}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {area} = asked;
  const query = correctedQuery ? plainText(correctedQuery) : asked.query;
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
