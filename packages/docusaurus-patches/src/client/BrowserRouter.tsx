import {useLayoutEffect, useMemo, useState, type Context, type ReactNode} from 'react';
import {
  __HistoryContext as HistoryContext,
  __RouterContext as RouterContext,
  type RouteComponentProps,
} from 'react-router';
import {
  createBrowserHistory,
  createLocation,
  createPath,
  type History,
  type Location,
} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';

export {HashRouter} from 'react-router-dom';

declare module 'react-router' {
  // Missing from the type declarations.
  const __HistoryContext: Context<History>;
}

/** Custom lifecycle event, so missing from Docusaurus' types. */
const dispatchFailure = dispatchLifecycleAction as (
  name: 'onRouteLoadFailed',
  failure: {previousLocation: Location; location: Location; error: unknown},
) => void;

const history = createBrowserHistory();

// Like browsers: a second click on a link, before its page has loaded, adds no entry.
const {push} = history;
history.push = (...[to, state]: Parameters<typeof push>) => {
  const isCurrent = createPath(createLocation(to, state)) === createPath(history.location);
  (isCurrent ? history.replace : push)(to, state);
};

let shownLocation = normalizeLocation(history.location);

let targetLocation = shownLocation;

let endUpdate = dispatchLifecycleAction('onRouteUpdate', {
  previousLocation: null,
  location: shownLocation,
});

let render = () => {};

history.listen((rawLocation) => {
  const location = normalizeLocation(rawLocation);
  const change = {previousLocation: shownLocation, location};
  targetLocation = location;
  endUpdate();
  endUpdate = dispatchLifecycleAction('onRouteUpdate', change);
  preload(location.pathname).then(
    () => {
      if (targetLocation === location) {
        endUpdate();
        shownLocation = location;
        render();
      }
    },
    (error: unknown) => {
      if (targetLocation === location) {
        dispatchFailure('onRouteLoadFailed', {...change, error});
      }
    },
  );
});

/**
 * Replaces `BrowserRouter` of react-router-dom 5.3.4 and `PendingNavigation` of @docusaurus/core 3.9.1.
 * Upstream changes the location at once, so React 19 renders the old page once more. Here, the location
 * changes once the new page has loaded. If loading fails, client modules receive `onRouteLoadFailed`,
 * whereas upstream reloads the document.
 */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  // A change of an external store would run effects, which move the focus, before the page is painted.
  const [location, setLocation] = useState(shownLocation);
  useLayoutEffect(() => {
    render = () => setLocation(shownLocation);
    // The location may have changed during hydration. An update without a change would stay queued.
    if (location !== shownLocation) {
      render();
    }
  }, [location]);
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
