import {use, useEffect, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import AbsentFeature from '../AbsentFeature';
import DevelopmentNotice from '../DevelopmentNotice';
import Failure from '../Failure';
import {BoxContext} from './boxContext';
import SlashKeySwitch from './SlashKeySwitch';
import {SuggestedSearches} from './SuggestedSearches';
import {useElement} from './useElement';

/**
 * What DocSearch's modal lacks (4.7.0): the role and the name of a dialog, a
 * spoken count of the hits, a failure screen that stays, a switch for the key `/`, and the searches
 * that its no-result screen is to suggest, whose list it never shows.
 */
export default function ModalExtras({
  container,
}: {
  container: RefObject<HTMLElement | null>;
}): ReactNode {
  const {answer, report, close, type} = use(BoxContext);
  const openSection = (url: string) => {
    report.open(url);
    close();
  };
  const dialog = useElement(container, '.DocSearch-Container');
  const modal = useElement(container, '.DocSearch-Modal');
  // DocSearch shows nothing to a reader who begins and has no recent search.
  const isBlank = useElement(container, '.DocSearch-Dropdown') === null;
  const noResults = useElement(container, '.DocSearch-NoResults');
  const footer = useElement(container, '.DocSearch-Footer');
  const count = useCountMessage();
  const retry = () => {
    // The same words again would be no new input.
    type('');
    type(answer?.query ?? '');
  };
  useDialogRole(dialog);

  return (
    <>
      {modal &&
        createPortal(
          <>
            <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
              {answer?.query && !answer.failed
                ? [answer.absent?.message, count(answer.count)].filter(Boolean).join(' ')
                : null}
            </p>
            {answer?.absent && !isBlank && (
              <AbsentFeature
                className="search-box__absent"
                notice={answer.absent}
                onOpen={openSection}
              />
            )}
            {isBlank && (
              <div className="search-box__start">
                <SuggestedSearches />
              </div>
            )}
            {answer?.failed && <Failure className="search-box__failure" onRetry={retry} />}
            <DevelopmentNotice />
          </>,
          modal,
        )}
      {footer && createPortal(<SlashKeySwitch />, footer)}
      {noResults && createPortal(<SuggestedSearches />, noResults)}
    </>
  );
}

/** It is a button for its backdrop's sake; what a reader meets is a dialog. */
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
      for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns']) {
        dialog.removeAttribute(name);
      }
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
