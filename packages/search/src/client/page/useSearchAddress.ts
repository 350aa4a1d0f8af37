import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readAddress, writeAddress, type Asked} from './address';

const TYPING_PAUSE = 150;

/** Syncs the search field with the URL. */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  // Prerendered without a query, and hydration must match.
  const {query, area} = readAddress(isBrowser ? search : '');
  // Until the reader types, the field shows the query of the URL.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? query;
  const latest = useRef<Asked>({query: '', area: ''});
  const isSettled = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Newer than the last render, possibly. */
  const now = () => readAddress(history.location.search);

  function ask(words: string, inArea: string): void {
    clearTimeout(pause.current);
    const from = now();
    const next = {query: words.trim(), area: words.trim() && inArea};
    const isSame = next.query === from.query && next.area === from.area;
    // The next page is loading, so the URL is no longer ours.
    if (isSame || history.location.pathname !== pathname) {
      return;
    }
    latest.current = next;
    const to = {search: writeAddress(next, history.location.search)};
    // One history entry per search, and one per chosen area.
    if (from.query !== '' && (isSettled.current || next.query === from.query)) {
      history.push(to);
    }
    // Also after a push, as the theme's skip link would take focus.
    history.replace(to);
    isSettled.current = false;
  }

  function type(words: string): void {
    setTyped(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => ask(words, now().area), TYPING_PAUSE);
  }

  useEffect(() => {
    latest.current = now();
    // Text typed before hydration.
    if (input.current?.value) {
      type(input.current.value);
    }
    return () => clearTimeout(pause.current);
  }, []);

  // Back, forward or a link.
  useEffect(() => {
    if (isBrowser && (query !== latest.current.query || area !== latest.current.area)) {
      clearTimeout(pause.current);
      latest.current = {query, area};
      isSettled.current = true;
      setTyped(undefined);
    }
  }, [isBrowser, query, area]);

  function choose(chosen: string): void {
    ask(text, chosen);
    isSettled.current = true;
  }

  // After `commit`, further typing is a new history entry.
  return {query, area, text, type, choose, settle: () => choose(area)};
}
