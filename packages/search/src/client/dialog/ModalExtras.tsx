import {use, useEffect, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {searchAgain} from '../../docSearch/autocomplete';
import CorrectedQuery from '../view/CorrectedQuery';
import NoResults from '../view/NoResults';
import {DevelopmentNotice, Failure, NotInProduct} from '../view/Notice';
import Suggestions from '../view/Suggestions';
import {DialogContext} from './dialogContext';
import {useElement} from './useElement';

interface Props {
  container: RefObject<HTMLElement | null>;
  isAsking: boolean;
}

/**
 * Adds what DocSearch 5.2's modal lacks: dialog role and name, announcements, persistent failures,
 * notices, localised quotation marks and suggestions.
 */
export default function ModalExtras({container, isAsking}: Props): ReactNode {
  const {results} = use(DialogContext);
  const dialog = useElement(container, '.DocSearch-Container');
  const modal = useElement(container, '.DocSearch-Modal');
  // DocSearch renders no dropdown without a query or recent searches.
  const isBlank = useElement(container, '.DocSearch-Dropdown') === null;
  const lists = useElement(container, '.DocSearch-Dropdown-Container');
  const hasHits = useElement(container, '.DocSearch-HitsFooter') !== null;
  const start = isBlank ? modal : hasHits ? null : lists;
  const noResults = useElement(container, '.DocSearch-NoResults');
  const count = useCountMessage();
  useDialogRole(dialog);

  return (
    <>
      {modal &&
        !isAsking &&
        createPortal(
          <>
            <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
              {results?.query && !results.failed && (
                <>
                  {results.absent && `${results.absent.message} `}
                  {results.correctedQuery && (
                    <>
                      <CorrectedQuery query={results.correctedQuery} />{' '}
                    </>
                  )}
                  {count(results.count)}
                </>
              )}
            </p>
            {results?.correctedQuery && hasHits && (
              <p className="search-box__corrected">
                <CorrectedQuery query={results.correctedQuery} />
              </p>
            )}
            {results?.absent && !isBlank && <NotInProduct {...results.absent} />}
            {results?.failed && <Failure onRetry={searchAgain} />}
            <DevelopmentNotice />
          </>,
          modal,
        )}
      {start &&
        !isAsking &&
        createPortal(
          <div className="search-box__start">
            <Suggestions />
          </div>,
          start,
        )}
      {noResults &&
        createPortal(
          <>
            <p className="DocSearch-Title search-box__none">
              <Translate
                id="search.none"
                description="Shown when a search finds nothing"
                values={{query: <strong>{results?.query}</strong>}}
              >
                {'No results found for “{query}”'}
              </Translate>
            </p>
            <NoResults query={results?.query ?? ''} />
          </>,
          noResults,
        )}
    </>
  );
}

/** DocSearch puts `role="button"` on the container for its backdrop. Make it a dialog. */
function useDialogRole(dialog: Element | null): void {
  useEffect(() => {
    if (dialog) {
      dialog.setAttribute('role', 'dialog');
      dialog.setAttribute('aria-modal', 'true');
      dialog.setAttribute('tabindex', '-1');
      dialog.setAttribute(
        'aria-label',
        translate({
          id: 'search.box.name',
          message: 'Search the documentation',
          description: 'Name of the search box for screen readers',
        }),
      );
    }
  }, [dialog]);
}

function useCountMessage(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'search.box.count',
          message: '{count} result|{count} results',
          description:
            'Spoken count of the hits in the search box; singular and plural separated by |',
        },
        {count},
      ),
    );
}
