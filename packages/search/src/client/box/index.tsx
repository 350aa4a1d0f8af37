import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {atRest} from '../atRest';
import {useSearchReport, type SearchReport} from '../report/useSearchReport';
import {useMissingResultsUrl} from '../useMissingResultsUrl';
import {useSearchData} from '../useSearchProvider';
import {BoxContext, type Answer} from './boxContext';
import {isAnswer, toBoxItems} from './boxItems';
import Hit from './Hit';
import {typeInto} from './inputField';
import ModalExtras from './ModalExtras';
import ResultsFooter from './ResultsFooter';
import {cleanStoredSearches} from './storedSearches';
import './styles.css';
import {useTransformClient} from './useTransformClient';

export interface SearchBoxProps {
  /** What the reader has typed before the field could take it; called when it can. */
  takeTyped: () => string;
  onClose: () => void;
}

/** DocSearch's box, over the provider that the owner chose. */
export default function SearchBox({takeTyped, onClose}: SearchBoxProps): ReactNode {
  const {algolia} = useAlgoliaThemeConfig();
  const {provider} = useSearchData();
  const [answer, setAnswer] = useState<Answer>();
  const container = useRef<HTMLDivElement>(null);
  // Asked once: each time, the browser has to lay the page out.
  const [initialScrollY] = useState(() => window.scrollY);
  const transformSearchClient = useTransformClient(setAnswer);
  const getMissingResultsUrl = useMissingResultsUrl();
  const report = useSearchReport(answer?.query ?? '', answer?.failed ? undefined : answer?.count);
  const navigator = useNavigator(report);
  const close = useCallback(() => {
    // At once: going, the box scrolls the page back, which is not to be the page that was chosen.
    flushSync(onClose);
  }, [onClose]);

  const type = useCallback((text: string) => typeInto(container.current, text), []);
  const context = useMemo(() => ({answer, report, close, type}), [answer, report, close, type]);

  useDocSearchKeyboardEvents({
    isOpen: true,
    onOpen: noop,
    onClose: close,
    isAskAiActive: false,
    onAskAiToggle: noop,
  });

  useInertPage();
  // Before DocSearch reads them, at its first render.
  useState(() => cleanStoredSearches(algolia.indexName));

  // After the effects of DocSearch, which give the field the focus.
  useEffect(() => {
    const typed = takeTyped();
    if (typed) {
      type(typed);
    }
  }, [takeTyped, type]);

  return createPortal(
    <BoxContext value={context}>
      <div
        ref={container}
        className={clsx(
          'search-box',
          `search-box--${provider}`,
          answer?.failed && 'search-box--failed',
          !answer && 'search-box--unanswered',
        )}
      >
        <DocSearchModal
          appId={algolia.appId}
          apiKey={algolia.apiKey}
          indexName={algolia.indexName}
          insights={false}
          initialScrollY={initialScrollY}
          onClose={close}
          navigator={navigator}
          transformSearchClient={transformSearchClient}
          transformItems={toBoxItems}
          hitComponent={Hit}
          resultsFooterComponent={ResultsFooter}
          getMissingResultsUrl={getMissingResultsUrl}
          translations={translations.modal}
          onAskAiToggle={noop}
        />
        <ModalExtras container={container} />
      </div>
    </BoxContext>,
    document.body,
  );
}

function noop(): void {
  // The box is open already, and has no chat.
}

/** Goes to a hit without loading the page anew. */
function useNavigator(report: SearchReport): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate({item, itemUrl}) {
        if (isAnswer(item)) {
          report.open(itemUrl);
        }
        history.push(itemUrl);
      },
    }),
    [history, report],
  );
}

/** Nothing behind the box can be reached while it is open. */
function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    let isOpen = true;
    // All of the page is styled again for it: the box is shown first.
    atRest(() => page?.toggleAttribute('inert', isOpen));
    return () => {
      isOpen = false;
      page?.removeAttribute('inert');
    };
  }, []);
}
