import {useMemo, useSyncExternalStore, type Context, type ReactNode} from 'react';
import {
  __HistoryContext as HistoryContext,
  __RouterContext as RouterContext,
  type RouteComponentProps,
} from 'react-router';
import {createBrowserHistory, type History, type Location} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';

export {HashRouter} from 'react-router-dom';

declare module 'react-router' {
  // Its types leave it out.
  const __HistoryContext: Context<History>;
}

/** As an event of its own, which no type of Docusaurus knows. */
const dispatchFailure = dispatchLifecycleAction as (
  name: 'onRouteLoadFailed',
  failure: {previousLocation: Location; location: Location; error: unknown},
) => void;

const history = createBrowserHistory();

/** Where the page is that is shown. */
let shown = normalizeLocation(history.location);

/** Where the reader goes to. */
let target = shown;

let endUpdate = dispatchLifecycleAction('onRouteUpdate', {
  previousLocation: null,
  location: shown,
});

let render = () => {};

history.listen((given) => {
  const location = normalizeLocation(given);
  const change = {previousLocation: shown, location};
  target = location;
  endUpdate();
  endUpdate = dispatchLifecycleAction('onRouteUpdate', change);
  preload(location.pathname).then(
    () => {
      if (target === location) {
        endUpdate();
        shown = location;
        render();
      }
    },
    (error: unknown) => {
      if (target === location) {
        dispatchFailure('onRouteLoadFailed', {...change, error});
      }
    },
  );
});

const getShown = () => shown;

function subscribe(listen: () => void): () => void {
  render = listen;
  return () => {};
}

/**
 * Stands for the router of react-router-dom 5.3.4 in `clientEntry` of @docusaurus/core 3.9.1, and does
 * what `PendingNavigation` does there. That one keeps the page that is left until the next one has
 * come, below a router that gives the new address at once: with React 19 the page that is left is
 * rendered once more. Here the router gives the address when the page has come.
 *
 * A client module learns by `onRouteLoadFailed` that it does not come; upstream loads it anew.
 */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const location = useSyncExternalStore(subscribe, getShown, getShown);
  const router = useMemo(() => {
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return {history, location, match} satisfies RouteComponentProps;
  }, [location]);
  return (
    <RouterContext.Provider value={router}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
