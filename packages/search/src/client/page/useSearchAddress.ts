import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readAddress, writeAddress, type Asked} from './address';

const TYPING_PAUSE = 150;

/** Syncs the search field with the URL. Returns the query and area of the URL, and setters. */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  // Prerendered without a query string, and hydration must match.
  const {query, area} = readAddress(isBrowser ? search : '');
  // The field shows the query of the URL until the reader types.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? query;
  const latest = useRef<Asked>({query: '', area: ''});
  const isSettled = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Reads the URL, which may be newer than the last render. */
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
    // After a push too: the theme's skip link takes focus after a push.
    history.replace(to);
    isSettled.current = false;
  }

  /** Sets the text, and searches after a pause. */
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

  // Back, forward, or a link to another search.
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

  // `commit` ends typing: further typing is a new history entry.
  return {query, area, text, type, choose, settle: () => choose(area)};
}
