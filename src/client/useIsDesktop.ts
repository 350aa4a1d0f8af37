import {useSyncExternalStore} from 'react';

/** As wide as the theme's styles take a screen for a desktop's. */
const query = '(width > 996px)';

/**
 * Whether the screen is a desktop's. True on the server and while React takes
 * over its page; right at once on every page after it, so that none is drawn
 * twice.
 */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
