/**
 * Handles pages whose code fails to load: reloads if the site is reachable (probably redeployed),
 * or shows an error. The first page never reloads, to avoid a loop. `onRouteLoadFailed` is called
 * by `packages/docusaurus-patches/src/client/BrowserRouter.tsx`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {hideLoadFailure, showLoadFailure} from '@site/src/components/LoadFailure';
import {isSiteReachable} from '@site/src/client/isSiteReachable';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

let targetLocation: RouteUpdate['location'] | undefined;

if (ExecutionEnvironment.canUseDOM) {
  const {pathname} = window.location;
  for (const {route} of [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes, path),
  )) {
    guardFirstPage(route.component as unknown as {preload: () => Promise<unknown>});
  }
}

/** Upstream ignores errors of the first page. An unsettled promise prevents rendering. */
function guardFirstPage(component: {preload: () => Promise<unknown>}): void {
  const {preload} = component;
  component.preload = () =>
    preload().catch((error: unknown) => {
      showLoadFailure(error, () => window.location.reload());
      return new Promise(() => {});
    });
}

export default {
  onRouteUpdate({location}: RouteUpdate) {
    targetLocation = location;
    hideLoadFailure();
  },
  async onRouteLoadFailed({previousLocation, location, error}: RouteUpdate & {error: unknown}) {
    // Not location.reload(), which restores the scroll position and ignores the hash.
    const loadDocument = () => {
      const {href} = window.location;
      // With the same path, replace() would only scroll.
      window.history.replaceState(null, '', previousLocation?.pathname);
      window.location.replace(href);
    };
    const isReachable = await isSiteReachable(window.location.href);
    if (targetLocation !== location) {
      return;
    }
    if (isReachable) {
      loadDocument();
    } else {
      showLoadFailure(error, loadDocument);
    }
  },
};
