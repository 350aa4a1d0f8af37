/**
 * Replaced: SearchBar of @docusaurus/theme-search-algolia 3.9.1.
 *
 * Why: upstream doesn't accept a search client, which the embedded index needs, and connects to
 * Algolia on every page. This one loads DocSearch on demand.
 */
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import type {SearchDialogProps} from '../../client/dialog';
import SearchButton from '../../client/button';
import LoadingField from '../../client/button/LoadingField';
import {focusTarget, type HitLocationState} from '../../client/links';
import {useSearchLink} from '../../client/useSearchVersion';
import {useSearchData, useSearchProvider} from '../../client/useSearchProvider';

export default function SearchBar(): ReactNode {
  const provider = useSearchProvider();
  const searchPage = useSearchLink();
  const history = useHistory();
  const button = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const location = useLocation<HitLocationState | undefined>();
  const label = translate({
    id: 'search.box.name',
    message: 'Search the documentation',
    description: 'Name of the search box for screen readers',
  });
  const close = useCallback((isNavigating = false) => {
    if (isNavigating) {
      opener.current = null;
    }
    setIsOpen(false);
  }, []);

  const fetchDialog = useCallback(async () => {
    provider.prepare();
    const module = await import('../../client/dialog');
    setDialog(() => module.default);
  }, [provider]);

  const prefetch = useCallback(() => void fetchDialog().catch(() => undefined), [fetchDialog]);

  const open = useCallback(
    (openedBy?: HTMLElement) => {
      opener.current = openedBy ?? button.current;
      window.siteSearch.typed ??= '';
      setIsOpen(true);
      // Fall back to the search page.
      fetchDialog().catch(() => {
        close(true);
        history.push(searchPage(takeTyped()));
      });
    },
    [close, fetchDialog, history, searchPage],
  );

  // Restore focus after the dialog has unmounted: until then, the page is inert.
  useEffect(() => {
    if (!isOpen && opener.current) {
      opener.current.focus({preventScroll: true});
      opener.current = null;
    }
  }, [isOpen]);

  // Must run after the effect of the skip link, which resets the focus.
  useEffect(() => {
    if (history.action === 'POP') {
      close(true);
    } else if (location.state?.isHit) {
      focusTarget(location.hash);
    }
  }, [close, history, location]);

  useEffect(() => {
    Object.assign(window.siteSearch, {prefetch, open});
    if (window.siteSearch.typed !== undefined) {
      open();
    }
  }, [prefetch, open]);

  return (
    <>
      <Preconnect />
      <SearchButton
        ref={button}
        onPointerEnter={prefetch}
        onTouchStart={prefetch}
        onFocus={prefetch}
        onOpen={() => open()}
        aria-expanded={isOpen}
      />
      {isOpen &&
        (Dialog ? (
          <Dialog label={label} takeTyped={takeTyped} onClose={close} />
        ) : (
          <LoadingField label={label} onClose={() => (takeTyped(), close())} />
        ))}
    </>
  );
}

function takeTyped(): string {
  const {typed = ''} = window.siteSearch;
  delete window.siteSearch.typed;
  return typed;
}

function Preconnect(): ReactNode {
  const {account} = useSearchData();
  return account ? (
    <Head>
      <link
        rel="preconnect"
        href={`https://${account.appId}-dsn.algolia.net`}
        crossOrigin="anonymous"
      />
    </Head>
  ) : null;
}
