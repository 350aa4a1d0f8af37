/**
 * Replaced: SearchBar of @docusaurus/theme-search-algolia 3.9.1.
 *
 * Why: upstream cannot be given a search client, which the embedded index
 * needs, and connects to the provider on every page. Its button, of which this
 * page loads nothing, is our own. What upstream passes to DocSearch is passed
 * by `src/components/SearchBox`, which is fetched when search is approached.
 */
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {SearchBoxProps} from '@site/src/components/SearchBox';
import SearchButton from '@site/src/components/SearchButton';
import {takeEarlySearch} from '@site/src/components/SearchButton/earlySearch';
import {useSearchCalls} from '@site/src/components/SearchButton/searchCalls';
import {useSearchShortcut} from '@site/src/components/SearchButton/useSearchShortcut';
import {useTypedAhead} from '@site/src/components/SearchButton/useTypedAhead';
import {siteAnswers} from '@site/src/lib/siteAnswers';
import {useSearchData, useSearchProvider} from '@site/src/plugins/search/client/useSearchProvider';

const importBox = () => import('@site/src/components/SearchBox');

export default function SearchBar(): ReactNode {
  const provider = useSearchProvider();
  const searchPage = useSearchLinkCreator();
  const history = useHistory();
  const button = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [Box, setBox] = useState<ComponentType<SearchBoxProps>>();
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>('closed');
  const typedAhead = useTypedAhead(state === 'waiting');

  const approach = useCallback(() => {
    provider.prepare();
    importBox().catch(() => undefined);
  }, [provider]);

  const open = useCallback(
    (caller?: HTMLElement) => {
      opener.current = caller ?? button.current;
      setState('waiting');
      provider.prepare();
      importBox().then(
        (module) => setBox(() => module.default),
        // The box cannot be fetched: the search page says why, or works in its place.
        async () => {
          const address = searchPage(typedAhead.current);
          setState('closed');
          if (await siteAnswers(address)) {
            window.location.assign(address);
          } else {
            history.push(address);
          }
        },
      );
    },
    [history, provider, searchPage, typedAhead],
  );

  const ready = useCallback(() => setState('open'), []);
  const close = useCallback(() => setState('closed'), []);
  const wasOpen = useRef(false);

  // After the box has gone: until then the page cannot take the focus.
  useEffect(() => {
    if (state === 'closed' && wasOpen.current) {
      // A caller goes with its page when a hit is followed.
      const target = opener.current?.isConnected ? opener.current : button.current;
      target?.focus({preventScroll: true});
    }
    wasOpen.current = state === 'open';
  }, [state]);

  useEffect(() => {
    const typed = takeEarlySearch();
    if (typed !== undefined) {
      typedAhead.current = typed;
      open();
    }
  }, [open, typedAhead]);

  useSearchShortcut(open, state === 'closed');
  useSearchCalls(approach, open);

  return (
    <>
      <Preconnect />
      <SearchButton
        ref={button}
        onPointerEnter={approach}
        onTouchStart={approach}
        onFocus={approach}
        onOpen={() => open()}
        aria-expanded={state === 'open'}
      />
      {state !== 'closed' && Box && <Box typedAhead={typedAhead} onReady={ready} onClose={close} />}
    </>
  );
}

/** Only a hosted provider is another site. */
function Preconnect(): ReactNode {
  const {provider} = useSearchData();
  const {appId} = useAlgoliaThemeConfig().algolia;
  return provider === 'hosted' ? (
    <Head>
      <link rel="preconnect" href={`https://${appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  ) : null;
}
