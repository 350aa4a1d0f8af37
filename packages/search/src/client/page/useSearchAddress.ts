import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readAddress, writeAddress, type Asked} from './address';

const TYPING_PAUSE = 150;

/** What is searched, by the address of the page. It keeps the address and the input in step. */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  // The server knows no query string, and hydration expects what the server made.
  const {query, area} = readAddress(isBrowser ? search : '');
  // Until something is typed, the input shows the words of the address.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? query;
  const latest = useRef<Asked>({query: '', area: ''});
  const isSettled = useRef(true);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The address, which a render may be late to follow. */
  const now = () => readAddress(history.location.search);

  function ask(words: string, inArea: string): void {
    clearTimeout(pause.current);
    const from = now();
    const next = {query: words.trim(), area: words.trim() && inArea};
    const isSame = next.query === from.query && next.area === from.area;
    // While the next page loads, this one is still there, but the address is not its own.
    if (isSame || history.location.pathname !== pathname) {
      return;
    }
    latest.current = next;
    const to = {search: writeAddress(next, history.location.search)};
    // There is one entry of the history for each search, and for each area that is chosen.
    if (from.query !== '' && (isSettled.current || next.query === from.query)) {
      history.push(to);
    }
    // After a push too: the theme's skip link takes the focus when the last action was a push.
    history.replace(to);
    isSettled.current = false;
  }

  /** Words are being typed: they are searched after a moment. */
  function type(words: string): void {
    setTyped(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => ask(words, now().area), TYPING_PAUSE);
  }

  useEffect(() => {
    latest.current = now();
    // What was typed before the page hydrated.
    if (input.current?.value) {
      type(input.current.value);
    }
    return () => clearTimeout(pause.current);
  }, []);

  // The reader went back or forward, or followed a link to another search.
  useEffect(() => {
    if (isBrowser && (query !== latest.current.query || area !== latest.current.area)) {
      clearTimeout(pause.current);
      latest.current = {query, area};
      isSettled.current = true;
      setTyped(undefined);
    }
  }, [isBrowser, query, area]);

  /** Searches what is typed in an area. */
  function choose(chosen: string): void {
    ask(text, chosen);
    isSettled.current = true;
  }

  // Settled, the reader is done with typing: what is typed next is another search.
  return {query, area, text, type, choose, settle: () => choose(area)};
}
