import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

type RouteComponent = (typeof routes)[number]['component'];

const loaded = new WeakSet<RouteComponent>();

/** Says that the code and the data of a route have come. */
export function markLoaded(component: RouteComponent): void {
  loaded.add(component);
}

/** Whether a page can be shown at once. */
export function isPageLoaded(pathname: string): boolean {
  return matchRoutes(routes, pathname).every(({route}) =>
    loaded.has(route.component as RouteComponent),
  );
}
