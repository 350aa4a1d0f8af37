import {useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
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
  const [typed, setTyped] = useState<string>();
  const text = typed ?? query;
  const latest = useRef<PageQuery>({query: '', area: ''});
  const isCommitted = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** May be newer than the last render. */
  const currentQuery = () => readSearchUrl(history.location.search);

  function navigate(newText: string, newArea: string): void {
    clearTimeout(pause.current);
    const from = currentQuery();
    const next = {query: newText.trim(), area: newText.trim() && newArea};
    const isSame = next.query === from.query && next.area === from.area;
    // If the pathname differs, another page is loading.
    if (isSame || history.location.pathname !== pathname) {
      return;
    }
    latest.current = next;
    const to = {search: writeSearchUrl(next, history.location.search)};
    // Add one history entry per search, and one per chosen area.
    if (from.query !== '' && (isCommitted.current || next.query === from.query)) {
      history.push(to);
    }
    // Replace even after a push: after a push alone, the theme's skip link takes focus.
    history.replace(to);
    isCommitted.current = false;
  }

  function setText(newText: string): void {
    setTyped(newText);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => navigate(newText, currentQuery().area), TYPING_PAUSE_MS);
  }

  useEffect(() => {
    latest.current = currentQuery();
    // Apply text typed before hydration.
    if (input.current?.value) {
      setText(input.current.value);
    }
    return () => clearTimeout(pause.current);
  }, []);

  // After Back, Forward or a link. Runs before the timer of newer text can.
  useLayoutEffect(() => {
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

  // After `commit`, further typing adds a history entry.
  return {query, area, text, setText, setArea, commit: () => setArea(area)};
}
