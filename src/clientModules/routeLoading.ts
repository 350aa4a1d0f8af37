/**
 * Stands between the router and the code of the pages: upstream loads the page
 * whole whenever code cannot be loaded, also when there is no network, and
 * does nothing when it is that of the first page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {markLoaded} from '@site/src/client/loadedRoutes';
import {hideLoadFailure, showLoadFailure} from '@site/src/components/LoadFailure/notice';
import {siteAnswers} from '@site/src/lib/siteAnswers';
import {Journeys} from './journeys';

/** Path of the page that is shown; none until the first one works. */
let shown: string | undefined;

/** Address that the reader goes to. */
let target: string;

const journeys = new Journeys({
  siteAnswers: () => siteAnswers(window.location.href),
  loadWhole,
  showFailure: (error) => showLoadFailure(error, loadWhole),
  hideFailure: hideLoadFailure,
});

/** A reload would keep the place in the page that is left, and miss an anchor. */
function loadWhole(): void {
  if (shown === undefined) {
    window.location.reload();
  } else {
    // From another address an anchor is no place in this page.
    window.history.replaceState(null, '', shown);
    window.location.replace(target);
  }
}

type Routes = typeof routes;

function guard(unguarded: Routes): void {
  for (const {component, routes: children} of unguarded) {
    // Its type says nothing of the promise.
    const preload = component.preload as () => Promise<unknown>;
    component.preload = async () => {
      const code = await journeys.load(preload);
      markLoaded(component);
      return code;
    };
    guard((children ?? []) as Routes);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  guard(routes);
}

export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      target = window.location.href;
      journeys.start();
    }
  },
  onRouteDidUpdate({location}) {
    shown = location.pathname;
    journeys.arrive();
  },
} satisfies ClientModule;
