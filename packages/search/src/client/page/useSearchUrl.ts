import {useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readSearchUrl, writeSearchUrl} from './searchUrl';

const TYPING_PAUSE_MS = 150;

/** Syncs the search field with the URL, without adding history entries. */
export function useSearchUrl(input: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  // Prerendered without a query, and hydration must match.
  const {query, area} = readSearchUrl(isBrowser ? search : '');
  const [text, setText] = useState(query);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  function navigate(newText: string, newArea: string): void {
    clearTimeout(pause.current);
    pause.current = undefined;
    // If the pathname differs, another page is loading.
    if (history.location.pathname === pathname) {
      const next = {query: newText.trim(), area: newText.trim() && newArea};
      history.replace({search: writeSearchUrl(next, history.location.search)});
    }
  }

  function type(newText: string): void {
    setText(newText);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      navigate(newText, readSearchUrl(history.location.search).area);
    }, TYPING_PAUSE_MS);
  }

  useEffect(() => {
    // Apply text typed before hydration.
    const typed = input.current?.value ?? '';
    if (typed !== text) {
      type(typed);
    }
    return () => clearTimeout(pause.current);
  }, []);

  // After Back, Forward or a link, unless newer text was typed.
  useEffect(() => {
    if (pause.current === undefined) {
      setText((shown) => (shown.trim() === query ? shown : query));
    }
  }, [query]);

  return {query, area, text, type, setArea: (chosen: string) => navigate(text, chosen)};
}
