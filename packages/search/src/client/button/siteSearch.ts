/** What the script below, the search of the navbar and other parts of the page share. */
interface SiteSearch {
  /** What was typed since the search was called; `undefined` when nobody waits for the box. */
  typed?: string;
  /** Fetches ahead what the box needs. There once the page has hydrated, as `open` is. */
  approach?: () => void;
  /** Opens the box. @param caller gets the focus back when it closes */
  open?: (caller?: HTMLElement) => void;
}

declare global {
  interface Window {
    siteSearch: SiteSearch;
  }
}

/** Where a reader is remembered who has turned the key `/` off; the page says it by `data-slash-key`. */
export const SLASH_KEY = 'search.slash';

/** Milliseconds after which a page whose scripts have not come keeps no letters any more. */
const HYDRATE_TIMEOUT_MS = 10_000;

/**
 * The script in every page that calls the search on Ctrl/Cmd+K, and on `/` outside a field that
 * takes text, while no dialog lies over the page. It keeps what is typed until the box can take
 * it: neither a shortcut before the page has hydrated nor a letter on a slow line is lost.
 */
export const siteSearchScript = `(function () {
  var search = window.siteSearch = {}, since;
  try {
    if (localStorage.getItem('${SLASH_KEY}') === 'off') document.documentElement.dataset.slashKey = 'off';
  } catch (error) {}
  addEventListener('keydown', function (event) {
    var key = event.key, target = event.target;
    var command = event.ctrlKey || event.metaKey;
    var takesText = target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
    if (!key || event.altKey) return;
    if (!search.open && event.timeStamp - since > ${HYDRATE_TIMEOUT_MS}) search.typed = undefined;
    if (search.typed === undefined) {
      var isOff = document.documentElement.dataset.slashKey === 'off';
      if (command ? key.toLowerCase() !== 'k' : key !== '/' || takesText || isOff) return;
      if (document.querySelector('dialog[open], .DocSearch-Modal')) return;
      search.typed = '';
      since = event.timeStamp;
      event.stopPropagation();
      if (search.open) search.open();
    } else if (command || takesText) {
      return;
    } else if (key === 'Escape') {
      search.typed = undefined;
    } else if (key === 'Backspace') {
      search.typed = search.typed.slice(0, -1);
    } else if (key.length === 1) {
      search.typed += key;
    } else {
      return;
    }
    event.preventDefault();
  }, true);
})();`;

/**
 * Asks the search of the navbar, from elsewhere on the page, to get ready or to open its box.
 *
 * @param caller gets the focus back when the box closes
 * @returns whether there is a search that does it
 */
export function callSearch(call: 'approach' | 'open', caller?: HTMLElement): boolean {
  const answer = window.siteSearch[call];
  answer?.(caller);
  return answer !== undefined;
}
