import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Modal from 'docusaurus-search-sections/modal';
import {openFirstHit, searchFor} from '../../docSearch/autocomplete';
import {isModifiedClick, type HitLocationState} from '../links';
import {useSearchReport} from '../report/useSearchReport';
import {useSearchLink} from '../useSearchVersion';
import {useSearchData} from '../useSearchProvider';
import {SearchView} from '../view/searchView';
import {hideBlockedStorage} from './blockedStorage';
import {toDialogItems} from '../../docSearch/dialogItems';
import AllResultsLink from './AllResultsLink';
import Hit from './Hit';
import ModalExtras from './ModalExtras';
import {cleanStoredSearches} from './storedSearches';
import './styles.css';
import {useTransformClient, type LatestResults} from './useTransformClient';

export interface SearchDialogProps {
  label: string;
  takeTyped: () => string;
  onClose: (isNavigating?: boolean) => void;
}

export default function SearchDialog({label, takeTyped, onClose}: SearchDialogProps): ReactNode {
  const data = useSearchData();
  const {currentLocale} = useDocusaurusContext().i18n;
  // Each language has its own recent searches and favourites.
  const storageName = `${data.storageName}-${currentLocale}`;
  const searchPage = useSearchLink();
  const history = useHistory<HitLocationState>();
  const [results, setResults] = useState<LatestResults>();
  const [isAsking, setAsking] = useState(false);
  const [modal, setModal] = useState<Element | null>(null);
  // Read once: each read forces a layout.
  const [initialScrollY] = useState(() => window.scrollY);
  const transformSearchClient = useTransformClient(setResults);
  const report = useSearchReport(results?.query ?? '', results?.found?.total);
  // DocSearch only names its storage after it; the provider searches.
  const indices = useMemo(() => [storageName], [storageName]);
  const close = () => onClose();
  const follow = (url: string, event?: MouseEvent) => {
    if (!event || !isModifiedClick(event)) {
      event?.preventDefault();
      // DocSearch must restore the scroll position before the next page shows.
      flushSync(() => onClose(true));
      // Like links, doesn't add the same URL twice.
      const isSame = url === history.createHref(history.location);
      history[isSame ? 'replace' : 'push'](url, {isHit: true});
    }
  };
  const onOpen = (url: string, event?: MouseEvent) => {
    report.recordOpened(url);
    follow(url, event);
  };
  const showAll = (query: string, event?: MouseEvent) => {
    report.discard();
    follow(searchPage(query), event);
  };
  const search = (query: string) => {
    searchFor(query);
    modal?.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
  };

  useDocSearchKeyboardEvents({
    isOpen: true,
    onOpen: () => {},
    onClose: close,
    isAskAiActive: isAsking,
    onAskAiToggle: setAsking,
  });

  useEffect(() => {
    const page = document.getElementById('__docusaurus')!;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);

  // Must run before DocSearch's first render, which reads local storage.
  const [restoreStorage] = useState(() => {
    cleanStoredSearches(storageName);
    return hideBlockedStorage();
  });
  // Runs after DocSearch's effects.
  useEffect(() => restoreStorage(), [restoreStorage]);

  useEffect(() => {
    const typed = takeTyped();
    if (typed) {
      searchFor(typed);
    }
  }, [takeTyped]);

  const connect = useCallback(
    (container: HTMLElement | null) => {
      setModal(container?.querySelector('.DocSearch-Modal') ?? null);
      // DocSearch makes it a button, for its backdrop.
      const dialog = container?.querySelector('.DocSearch-Container');
      dialog?.setAttribute('role', 'dialog');
      dialog?.setAttribute('aria-modal', 'true');
      dialog?.setAttribute('aria-label', label);
      dialog?.setAttribute('tabindex', '-1');
    },
    [label],
  );

  /** Enter without an active item opens the first hit, or else the search page. */
  const openOnEnter = async (event: FormEvent<HTMLElement>) => {
    const query = (event.target as HTMLElement).querySelector('input')?.value.trim();
    if (query && !isAsking && !(await openFirstHit())) {
      showAll(query);
    }
  };

  /** Control+Enter opens the search page. On an active hit, DocSearch opens it in a new tab. */
  const showAllOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    const {value} = event.target as Partial<HTMLInputElement>;
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isShortcut && value?.trim() && !isAsking && !event.isDefaultPrevented()) {
      event.preventDefault();
      showAll(value.trim());
    }
  };

  return createPortal(
    <SearchView.Provider value={{onOpen, search}}>
      <div
        ref={connect}
        className={`search-box--${data.account ? 'hosted' : 'embedded'}`}
        onSubmit={(event) => void openOnEnter(event)}
        onKeyDown={showAllOnEnter}
      >
        <Modal
          // Required, even if unused.
          appId={data.account?.appId ?? 'embedded'}
          apiKey={data.account?.apiKey ?? 'embedded'}
          indices={indices}
          insights={false}
          initialScrollY={initialScrollY}
          onClose={close}
          navigator={{navigate: ({itemUrl}) => onOpen(itemUrl)}}
          transformSearchClient={transformSearchClient}
          transformItems={toDialogItems}
          hitComponent={Hit}
          footerAction={
            !isAsking && <AllResultsLink total={results?.found?.total} onOpen={showAll} />
          }
          isAsking={isAsking}
          onAskingChange={setAsking}
        />
        {modal && !isAsking && <ModalExtras modal={modal} results={results} />}
      </div>
    </SearchView.Provider>,
    document.body,
  );
}
