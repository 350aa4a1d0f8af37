import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {searchFor, useAutocompleteState} from '../../docSearch/autocomplete';
import CorrectedQuery from '../view/CorrectedQuery';
import NoResults from '../view/NoResults';
import {DevelopmentNotice, Failure, NotInProduct} from '../view/Notice';
import Suggestions from '../view/Suggestions';
import type {SearchResults} from '../../searchResults';
import type {LatestResults} from './useTransformClient';

interface Props {
  modal: Element;
  results: LatestResults | undefined;
}

/** Adds announcements, lasting failures, notices and suggestions to DocSearch's modal. */
export default function ModalExtras({modal, results}: Props): ReactNode {
  const {query, lists} = useAutocompleteState();
  const shown = query.trim() === '' ? undefined : results;
  const found = shown?.found;
  return createPortal(
    <>
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {found && <Announcement {...found} />}
      </p>
      <div className="search-box__extras">
        {!shown && lists.length === 0 && <Suggestions />}
        {found?.correctedQuery && (
          <p>
            <CorrectedQuery query={found.correctedQuery} />
          </p>
        )}
        {found?.absent && <NotInProduct {...found.absent} />}
        {shown && !found && <Failure onRetry={() => searchFor()} />}
        {shown && found?.total === 0 && (
          <>
            <p className="DocSearch-Title">
              <Translate
                id="search.none"
                description="Shown when a search finds nothing"
                values={{query: <strong>{shown.query}</strong>}}
              >
                {'No results found for “{query}”'}
              </Translate>
            </p>
            <NoResults query={shown.query} />
          </>
        )}
        <DevelopmentNotice />
      </div>
    </>,
    modal,
  );
}

function Announcement({absent, correctedQuery, total: count}: SearchResults): ReactNode {
  const {selectMessage} = usePluralForm();
  const message = translate(
    {
      id: 'search.box.count',
      message: '{count} result|{count} results',
      description: 'Spoken count of the hits in the search box; singular and plural separated by |',
    },
    {count},
  );
  return (
    <>
      {absent && `${absent.message} `}
      {correctedQuery && (
        <>
          <CorrectedQuery query={correctedQuery} />{' '}
        </>
      )}
      {selectMessage(count, message)}
    </>
  );
}
