import type {CachingRule} from './caching';

/** An address that readers may hold, and the one that answers now, from the root of the site. */
export interface MovedPage {
  from: string;
  to: string;
  locale: string;
}

/** The redirects of a language that begins at `baseUrl`, of those that are written without one. */
export function movedPagesOf(
  redirects: readonly {from: string; to: string}[],
  locale: string,
  baseUrl: string,
): MovedPage[] {
  return redirects.map(({from, to}) => ({
    from: `${baseUrl}${from.slice(1)}`,
    to: `${baseUrl}${to.slice(1)}`,
    locale,
  }));
}

/** Cloudflare Pages ignores what is beyond them; Netlify sets none as low. */
const limits = {rules: 100, lineLength: 2000, redirects: 2000};

/**
 * The file `_headers` of Netlify and Cloudflare Pages. `Cache-Control` has no
 * rule for all: both send what we would, and Cloudflare joins the values of
 * rules that meet.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @throws when the hosts would not read all of it
 */
export function headersFile(
  headers: Record<string, string>,
  caching: readonly CachingRule[],
): string {
  const rules = [
    ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)],
    ...caching.map(({folder, cacheControl}) => [`${folder}*`, `  Cache-Control: ${cacheControl}`]),
    // Markdown exports. Netlify reads an asterisk at the end of an address alone.
    ['/*.md', '  X-Robots-Tag: noindex'],
  ];
  const longest = Math.max(...rules.flat().map((line) => line.length));
  check('_headers', 'rules', rules.length, limits.rules);
  check('_headers', 'characters in a line', longest, limits.lineLength);
  return rules.map((rule) => `${rule.join('\n')}\n`).join('\n');
}

/**
 * The file `_redirects` of the same hosts, which keep the query by themselves.
 *
 * @throws when the hosts would not read all of it
 */
export function redirectsFile(moved: readonly MovedPage[]): string {
  check('_redirects', 'redirects', moved.length, limits.redirects);
  return moved.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

function check(file: string, what: string, count: number, limit: number): void {
  if (count > limit) {
    throw new Error(`${file} has ${count} ${what}: Cloudflare Pages reads at most ${limit}.`);
  }
}
