/**
 * Handles pages whose code fails to load. If the site is reachable, it was probably redeployed: does a full page
 * load. Otherwise shows an error with a retry button, instead of the browser's error page. The first page never
 * reloads by itself, which prevents reload loops. `onRouteLoadFailed` is called by
 * `packages/docusaurus-patches/src/client/BrowserRouter.tsx`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {hideLoadFailure, showLoadFailure} from '@site/src/components/LoadFailure';
import {isSiteReachable} from '@site/src/client/isSiteReachable';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

/** Location of the latest navigation. */
let target: RouteUpdate['location'] | undefined;

if (ExecutionEnvironment.canUseDOM) {
  const {pathname} = window.location;
  for (const {route} of [...new Set([pathname, decodeURI(pathname)])].flatMap((at) =>
    matchRoutes(routes, at),
  )) {
    guardFirstPage(route.component as unknown as {preload: () => Promise<unknown>});
  }
}

/** Upstream ignores errors when preloading the first page. The returned promise never settles, so nothing renders. */
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
    target = location;
    hideLoadFailure();
  },
  async onRouteLoadFailed({previousLocation, location, error}: RouteUpdate & {error: unknown}) {
    // Not location.reload(), which restores the old scroll position and ignores the hash.
    const loadDocument = () => {
      const {href} = window.location;
      // With the same path, replace() would only scroll to the hash.
      window.history.replaceState(null, '', previousLocation?.pathname);
      window.location.replace(href);
    };
    const isReachable = await isSiteReachable(window.location.href);
    if (target !== location) {
      return;
    }
    if (isReachable) {
      loadDocument();
    } else {
      showLoadFailure(error, loadDocument);
    }
  },
};
