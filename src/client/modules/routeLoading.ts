/**
 * Shows that a page cannot be loaded. A site that still answers has been redeployed, or has lost a
 * file: the page is loaded whole. One that does not answer would leave the reader with an error page of
 * the browser: the failure is shown instead. The first page never reloads itself unless the reader asks
 * for it, so there is no reload loop. The router of the built site says when a page does not come
 * (`packages/docusaurus-patches/src/client/BrowserRouter.tsx`).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {hideLoadFailure, showLoadFailure} from '@site/src/components/LoadFailure';
import {siteAnswers} from '@site/src/client/siteAnswers';

type Change = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

/** Where the reader goes to. */
let target: Change['location'] | undefined;

if (ExecutionEnvironment.canUseDOM) {
  const {pathname} = window.location;
  for (const {route} of [...new Set([pathname, decodeURI(pathname)])].flatMap((at) =>
    matchRoutes(routes, at),
  )) {
    guardFirst(route.component as unknown as {preload: () => Promise<unknown>});
  }
}

/** Upstream does not ask whether the first page has failed. From here on its code is waited for in vain. */
function guardFirst(component: {preload: () => Promise<unknown>}): void {
  const {preload} = component;
  component.preload = () =>
    preload().catch((error: unknown) => {
      showLoadFailure(error, () => window.location.reload());
      return new Promise(() => {});
    });
}

export default {
  onRouteUpdate({location}: Change) {
    target = location;
    hideLoadFailure();
  },
  async onRouteLoadFailed({previousLocation, location, error}: Change & {error: unknown}) {
    // A reload would keep the place in the page that is left, and miss an anchor.
    const loadWhole = () => {
      const {href} = window.location;
      // From another address an anchor is no place in this page.
      window.history.replaceState(null, '', previousLocation?.pathname);
      window.location.replace(href);
    };
    const isWholeBetter = await siteAnswers(window.location.href);
    if (target !== location) {
      return;
    }
    if (isWholeBetter) {
      loadWhole();
    } else {
      showLoadFailure(error, loadWhole);
    }
  },
};
