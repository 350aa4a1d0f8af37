/**
 * Wraps the loaders of the routes' chunks. When a chunk cannot be loaded, upstream reloads the page,
 * even without a network, and does nothing when the chunk belongs to the first page.
 *
 * A site that still answers has been redeployed, or has lost a file: the page is loaded whole. One
 * that does not answer would leave the reader with an error page of the browser: the failure is
 * shown instead. The first page never reloads itself unless the reader asks for it, so there is no
 * reload loop. A failed prefetch, or a page that the reader has already left, fails silently.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import {hideLoadFailure, showLoadFailure} from '@site/src/components/LoadFailure';
import {siteAnswers} from '@site/src/client/siteAnswers';

interface Visit {
  isFirst?: boolean;
  hasFailed?: boolean;
}

/** The page that the reader waits for; none once it is there. */
let awaited: Visit | undefined = {isFirst: true};

/** Path of the page that is shown; none until the first one works. */
let shown: string | undefined;

/** Address that the reader goes to. */
let target: string;

/** Loads the code of a page. Settles only with the code, and while the page is still waited for. */
async function load<Code>(loadCode: () => Promise<Code>): Promise<Code> {
  const visit = awaited;
  try {
    const code = await loadCode();
    if (visit === awaited) {
      return code;
    }
  } catch (error) {
    // A page is made of several files, which fail together.
    if (visit && visit === awaited && !visit.hasFailed) {
      visit.hasFailed = true;
      void handleFailure(visit, error);
    }
  }
  return new Promise(() => {});
}

async function handleFailure(visit: Visit, error: unknown): Promise<void> {
  const isWholeBetter = !visit.isFirst && (await siteAnswers(window.location.href));
  if (visit !== awaited) {
    return;
  }
  if (isWholeBetter) {
    loadWhole();
  } else {
    showLoadFailure(error, loadWhole);
  }
}

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
  for (const route of unguarded) {
    const {component} = route;
    // Its type says nothing of the promise.
    const preload = component.preload as () => Promise<unknown>;
    component.preload = async () => {
      const code = await load(preload);
      // The pages of another version come with it.
      if (route.component !== component) {
        guard([route]);
      }
      return code;
    };
    guard((route.routes ?? []) as Routes);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  guard(routes);
}

export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      target = window.location.href;
      hideLoadFailure();
      awaited = {};
    }
  },
  onRouteDidUpdate({location}) {
    shown = location.pathname;
    hideLoadFailure();
    awaited = undefined;
  },
} satisfies ClientModule;
