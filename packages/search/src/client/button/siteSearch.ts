/** Shared with the inline script. */
interface SiteSearch {
  /** Text typed before the dialog loaded. */
  typed?: string;
  /** Set after hydration, like `open`. */
  prefetch?: () => void;
  /** @param opener receives focus when the dialog closes */
  open?: (opener?: HTMLElement) => void;
}

declare global {
  interface Window {
    siteSearch: SiteSearch;
  }
}

/** The value `off`, here or in `data-slash-key`, disables the `/` shortcut. */
export const SLASH_KEY = 'search.slash';

const HYDRATE_TIMEOUT_MS = 10_000;

/** Opens the search on Ctrl/Cmd+K or `/`, and captures keys until a field has focus. */
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

/** Prefetches or opens the dialog. Returns `false` before hydration. */
export function callSearch(name: 'prefetch' | 'open', opener?: HTMLElement): boolean {
  const method = window.siteSearch[name];
  method?.(opener);
  return method !== undefined;
}
