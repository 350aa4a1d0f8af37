import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchModalProps} from '@docsearch/react/modal';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Modal from '@guide/search/modal';
import {searchFor} from '../../docSearch/autocomplete';
import {isModifiedClick} from '../isModifiedClick';
import type {HitLocationState} from '../focusTarget';
import {onIdle} from '../onIdle';
import {useSearchReport, type SearchReport} from '../report/useSearchReport';
import {useSearchLink} from '../useSearchVersion';
import {useSearchData} from '../useSearchProvider';
import {SearchView} from '../view/searchView';
import {hideBlockedStorage} from './blockedStorage';
import {DialogContext, type LatestResults} from './dialogContext';
import {isSearchHit, toDialogItems} from '../../docSearch/dialogItems';
import Hit from './Hit';
import ModalExtras from './ModalExtras';
import ResultsFooter from './ResultsFooter';
import SlashKeySwitch from './SlashKeySwitch';
import {cleanStoredSearches} from './storedSearches';
import './styles.css';
import {useHistoryEntry} from './useHistoryEntry';
import {useTransformClient} from './useTransformClient';

const classes = {
  absent: 'search-box__absent',
  failure: 'search-box__failure',
  suggestions: 'DocSearch-NoResults-Prefill-List',
  hint: 'DocSearch-Help',
  suggestion: 'DocSearch-Prefill',
  report: 'DocSearch-Help',
};

export interface SearchDialogProps {
  takeTyped: () => string;
  onClose: (isNavigating: boolean) => void;
}

export default function SearchDialog({takeTyped, onClose}: SearchDialogProps): ReactNode {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const {provider} = useSearchData();
  const searchPage = useSearchLink();
  const history = useHistory<HitLocationState>();
  const leave = useHistoryEntry(onClose);
  const [results, setResults] = useState<LatestResults>();
  const [isAsking, setAsking] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  // Read once: each read forces a layout.
  const [initialScrollY] = useState(() => window.scrollY);
  const transformSearchClient = useTransformClient(setResults);
  const report = useSearchReport(
    results?.query ?? '',
    results?.failed ? undefined : results?.count,
  );
  const indices = useMemo(() => [indexName], [indexName]);
  const close = useCallback(() => leave(), [leave]);
  const follow = useCallback(
    (url: string, event?: MouseEvent) => {
      if (!event || !isModifiedClick(event)) {
        event?.preventDefault();
        leave(() => history.push(url, {isHit: true}));
      }
    },
    [history, leave],
  );
  const navigator = useNavigator(report, follow);
  const search = useCallback((query: string) => {
    searchFor(query);
    container.current?.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
  }, []);
  const context = useMemo(() => ({results, report, follow}), [results, report, follow]);
  const view = useMemo(
    () => ({
      onOpen(url: string, event: MouseEvent) {
        report.recordOpened(url);
        follow(url, event);
      },
      search,
      classes,
    }),
    [report, follow, search],
  );

  useDocSearchKeyboardEvents({
    isOpen: true,
    onOpen: noop,
    onClose: close,
    isAskAiActive: isAsking,
    onAskAiToggle: setAsking,
  });

  useInertPage();
  // Must run before DocSearch's first render, which reads local storage.
  const [restoreStorage] = useState(() => {
    cleanStoredSearches(indexName);
    return hideBlockedStorage();
  });
  // Runs after DocSearch's effects.
  useEffect(() => restoreStorage(), [restoreStorage]);

  // Runs after DocSearch's effects, which focus the field.
  useEffect(() => {
    const typed = takeTyped();
    if (typed) {
      search(typed);
    }
  }, [takeTyped, search]);

  /** Enter without an active item shows all results. */
  const showAllResults = (event: FormEvent<HTMLElement>) => {
    const query = (event.target as HTMLElement).querySelector('input')?.value.trim();
    if (query && !isAsking) {
      report.discard();
      follow(searchPage(query));
    }
  };

  return createPortal(
    <DialogContext value={context}>
      <div
        ref={container}
        className={clsx(
          'search-box',
          `search-box--${provider}`,
          results?.failed && 'search-box--failed',
          !results && 'search-box--unanswered',
        )}
        onSubmit={showAllResults}
      >
        <Modal
          appId={appId}
          apiKey={apiKey}
          indices={indices}
          insights={false}
          initialScrollY={initialScrollY}
          onClose={close}
          navigator={navigator}
          transformSearchClient={transformSearchClient}
          transformItems={toDialogItems}
          hitComponent={Hit}
          resultsFooterComponent={ResultsFooter}
          footerAction={!isAsking && <SlashKeySwitch />}
          isAsking={isAsking}
          onAskingChange={setAsking}
        />
        <SearchView value={view}>
          <ModalExtras container={container} isAsking={isAsking} />
        </SearchView>
      </div>
    </DialogContext>,
    document.body,
  );
}

function noop(): void {}

function useNavigator(
  report: SearchReport,
  follow: (url: string) => void,
): DocSearchModalProps['navigator'] {
  return useMemo(
    () => ({
      navigate({item, itemUrl}) {
        if (isSearchHit(item)) {
          report.recordOpened(itemUrl);
        }
        follow(itemUrl);
      },
    }),
    [follow, report],
  );
}

function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    let isOpen = true;
    // Wait for idle time: this restyles the page, and the dialog should paint first.
    onIdle(() => page?.toggleAttribute('inert', isOpen));
    return () => {
      isOpen = false;
      page?.removeAttribute('inert');
    };
  }, []);
}
