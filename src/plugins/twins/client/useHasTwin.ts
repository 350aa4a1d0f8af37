import routes from '@generated/routes';
import {matchPath, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {TwinsData} from '..';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

/** Says of a language whether it has the page that is open; a page that is not found has no twin. */
export function useHasTwin(): (locale: string) => boolean {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const data = usePluginData('twins') as TwinsData | undefined;
  const isFound = hasPage(routes, pathname);
  const local = `/${pathname.slice(baseUrl.length)}`;
  return (locale) => isFound && !data?.[locale]?.includes(local);
}

/** Whether a page stands at an address: the route of the documents matches all that is below it. */
function hasPage(candidates: Routes, pathname: string): boolean {
  return candidates.some(
    (route) =>
      matchPath(pathname, route) &&
      (route.routes ? hasPage(route.routes, pathname) : route.exact === true),
  );
}
