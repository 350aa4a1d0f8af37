import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readSearchUrl, writeSearchUrl, type PageQuery} from './searchUrl';

const TYPING_PAUSE_MS = 150;

/** Syncs the search field with the URL. */
export function useSearchUrl(input: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  // Prerendered without a query, and hydration must match.
  const {query, area} = readSearchUrl(isBrowser ? search : '');
  // Until the reader types, the field shows the query of the URL.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? query;
  const latest = useRef<PageQuery>({query: '', area: ''});
  const isCommitted = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Newer than the last render, possibly. */
  const currentQuery = () => readSearchUrl(history.location.search);

  function navigate(words: string, inArea: string): void {
    clearTimeout(pause.current);
    const from = currentQuery();
    const next = {query: words.trim(), area: words.trim() && inArea};
    const isSame = next.query === from.query && next.area === from.area;
    // The next page is loading, so the URL is no longer ours.
    if (isSame || history.location.pathname !== pathname) {
      return;
    }
    latest.current = next;
    const to = {search: writeSearchUrl(next, history.location.search)};
    // One history entry per search, and one per chosen area.
    if (from.query !== '' && (isCommitted.current || next.query === from.query)) {
      history.push(to);
    }
    // Also after a push, as the theme's skip link would take focus.
    history.replace(to);
    isCommitted.current = false;
  }

  function setText(words: string): void {
    setTyped(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => navigate(words, currentQuery().area), TYPING_PAUSE_MS);
  }

  useEffect(() => {
    latest.current = currentQuery();
    // Text typed before hydration.
    if (input.current?.value) {
      setText(input.current.value);
    }
    return () => clearTimeout(pause.current);
  }, []);

  // Back, forward or a link.
  useEffect(() => {
    if (isBrowser && (query !== latest.current.query || area !== latest.current.area)) {
      clearTimeout(pause.current);
      latest.current = {query, area};
      isCommitted.current = true;
      setTyped(undefined);
    }
  }, [isBrowser, query, area]);

  function setArea(chosen: string): void {
    navigate(text, chosen);
    isCommitted.current = true;
  }

  // After `commit`, further typing is a new history entry.
  return {query, area, text, setText, setArea, commit: () => setArea(area)};
}
