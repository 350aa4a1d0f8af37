/** What the script leaves for the application. */
interface EarlySearch {
  /** What was typed after the shortcut; `undefined` when nobody called the search. */
  typed?: string;
  stop(): void;
}

declare global {
  interface Window {
    earlySearch?: EarlySearch;
  }
}

/**
 * The script, in every page, that notes the shortcut of the search, and what is
 * typed after it, while the application is on its way: `useSearchShortcut` and
 * `useTypedAhead` do so from then on.
 */
export const earlySearchScript = `(function () {
  var early = window.earlySearch = {stop: function () { removeEventListener('keydown', note, true); }};
  function note(event) {
    var key = event.key, target = event.target;
    var command = event.ctrlKey || event.metaKey;
    if (!key || event.altKey || target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    if (early.typed === undefined) {
      if (command ? key.toLowerCase() !== 'k' : key !== '/') return;
      early.typed = '';
    } else if (command) {
      return;
    } else if (key === 'Escape') {
      early.typed = undefined;
    } else if (key === 'Backspace') {
      early.typed = early.typed.slice(0, -1);
    } else if (key.length === 1) {
      early.typed += key;
    } else {
      return;
    }
    event.preventDefault();
  }
  addEventListener('keydown', note, true);
})();`;

/** What was typed for the search before the application came; `undefined` when it was not called. Once. */
export function takeEarlySearch(): string | undefined {
  const early = window.earlySearch;
  delete window.earlySearch;
  early?.stop();
  return early?.typed;
}
