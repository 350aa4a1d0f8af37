import {isPlainPath} from '@guide/content';
import type {Guide, SummaryOptions} from '../guide';

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
    .map(([address, count]) => ({
      ...{address, count, redirect: suggestRedirect(address, guide, options)},
    }));
}

function suggestRedirect(
  path: string,
  {languages}: Guide,
  {redirects, queryForPath}: RedirectOptions,
): MissingPath['redirect'] {
  // The longest matching base URL wins.
  const [language] = languages
    .filter(({baseUrl}) => path.startsWith(baseUrl))
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  if (!language || !isPlainPath(path)) {
    return undefined;
  }
  const {baseUrl, search} = language;
  const query = queryForPath(path.replace(languages[0]!.baseUrl, '/'));
  const section = search.firstSection(query);
  const title = section?.hierarchy.lvl1 ?? '';
  // Matches outside the title are too unreliable.
  const [titleStems, queryStems] = [title, query].map((text) =>
    search.normaliseQuery(text).split(' '),
  );
  const matchesTitle = queryStems!.some((stem) => titleStems!.includes(stem));
  const withoutBaseUrl = (pathname: string) => `/${pathname.slice(baseUrl.length)}`;
  const from = withoutBaseUrl(path);
  const needsRedirect = from !== '/' && redirects.every((redirect) => redirect.from !== from);
  return section && matchesTitle && needsRedirect
    ? {from, to: withoutBaseUrl(new URL(section.url).pathname), title}
    : undefined;
}
