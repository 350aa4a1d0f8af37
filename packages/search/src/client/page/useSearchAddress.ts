import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readAddress, writeAddress, type Asked} from './address';

export interface SearchAddress extends Asked {
  /** What the input shows: the words as they are typed. */
  text: string;
  /** Words are being typed: they are searched after a moment. */
  type: (text: string) => void;
  /** Searches what is typed in an area. */
  choose: (area: string) => void;
  /** The reader is done with typing: what is typed next is another search. */
  settle: () => void;
}

const TYPING_PAUSE = 150;

/** What is searched, by the address of the page. It keeps the address and the input in step. */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>): SearchAddress {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The server knows no query string, and hydration expects what the server made.
  const isBrowser = useIsBrowser();
  const asked = readAddress(isBrowser ? search : '');
  const {query, area} = asked;
  const [text, setText] = useState(query);
  const latest = useRef(asked);
  const isSettled = useRef(true);

  function ask(words: string, inArea: string): void {
    const from = latest.current;
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

  // What was typed before the page hydrated.
  useEffect(() => setText((shown) => input.current?.value || shown), [input]);

  // The reader went back or forward, or followed a link to another search.
  useEffect(() => {
    if (query !== latest.current.query || area !== latest.current.area) {
      latest.current = {query, area};
      isSettled.current = true;
      setText(query);
    }
  }, [query, area]);

  useEffect(() => {
    // On a slow machine the pause could end before the address is read: its area would be lost.
    if (!isBrowser) {
      return undefined;
    }
    const timer = setTimeout(() => ask(text, area), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [isBrowser, text, query, area]);

  function choose(chosen: string): void {
    ask(text, chosen);
    isSettled.current = true;
  }

  return {query, area, text, type: setText, choose, settle: () => choose(area)};
}
