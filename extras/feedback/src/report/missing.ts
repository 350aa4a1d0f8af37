import {isPlainPath} from '@guide/content';
import {languageAt, type Guide, type SummaryOptions} from '../guide';

export interface MissingPath {
  /** URL path. */
  address: string;
  count: number;
  /** Suggested: to the first hit for the query of the path. */
  redirect: {from: string; to: string; title: string} | undefined;
}

export type RedirectOptions = Pick<SummaryOptions, 'redirects' | 'queryForPath'>;

const MAX_PATHS = 200;

/** Lists the most requested paths that don't exist. */
export function findMissing(
  requests: ReadonlyMap<string, number>,
  guide: Guide,
  options: RedirectOptions,
): MissingPath[] {
  const counts = new Map<string, number>();
  for (const [requestedPath, count] of requests) {
    // Hosts redirect to the path with a trailing slash.
    const path = /(?:\/|\.\w+)$/.test(requestedPath) ? requestedPath : `${requestedPath}/`;
    counts.set(path, (counts.get(path) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_PATHS)
    .map(([path, count]) => ({
      address: path,
      count,
      redirect: suggestRedirect(path, guide, options),
    }));
}

function suggestRedirect(
  path: string,
  guide: Guide,
  {redirects, queryForPath}: RedirectOptions,
): MissingPath['redirect'] {
  const {baseUrl, search} = languageAt(guide, path);
  if (!isPlainPath(path) || !path.startsWith(baseUrl)) {
    return undefined;
  }
  const query = queryForPath(path.replace(guide.languages[0]!.baseUrl, '/'));
  const section = search.firstSection(query);
  const title = section?.hierarchy.lvl1 ?? '';
  // Matches outside the title are too unreliable.
  const titleStems = search.normaliseQuery(title).split(' ');
  const matchesTitle = search
    .normaliseQuery(query)
    .split(' ')
    .some((stem) => titleStems.includes(stem));
  const withoutBaseUrl = (pathname: string) => `/${pathname.slice(baseUrl.length)}`;
  const from = withoutBaseUrl(path);
  const needsRedirect = from !== '/' && redirects.every((redirect) => redirect.from !== from);
  return !section || !matchesTitle || !needsRedirect
    ? undefined
    : {from, to: withoutBaseUrl(new URL(section.url).pathname), title};
}
