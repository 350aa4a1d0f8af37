import type {CachingRule} from './caching';

export interface Redirect {
  from: string;
  to: string;
  locale: string;
}

/** Adds the locale, and its base URL to both paths. */
export function localizeRedirects(
  redirects: readonly {from: string; to: string}[],
  locale: string,
  baseUrl: string,
): Redirect[] {
  return redirects.map(({from, to}) => ({
    from: `${baseUrl}${from.slice(1)}`,
    to: `${baseUrl}${to.slice(1)}`,
    locale,
  }));
}

/** Limits of Cloudflare Pages, which ignores the rest. Those of Netlify are higher. */
const limits = {rules: 100, lineLength: 2000, redirects: 2000};

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. It has no `Cache-Control` rule for all
 * files: their default is the same, and Cloudflare joins overlapping rules.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @throws if it exceeds the hosts' limits
 */
export function headersFile(
  headers: Record<string, string>,
  caching: readonly CachingRule[],
): string {
  const rules = [
    ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)],
    ...caching.map(({folder, cacheControl}) => [`${folder}*`, `  Cache-Control: ${cacheControl}`]),
    // Ignored by Netlify, which only supports an asterisk at the end of a path.
    ['/*.md', '  X-Robots-Tag: noindex'],
  ];
  const longest = Math.max(...rules.flat().map((line) => line.length));
  check('_headers', 'rules', rules.length, limits.rules);
  check('_headers', 'characters in a line', longest, limits.lineLength);
  return rules.map((rule) => `${rule.join('\n')}\n`).join('\n');
}

/** Returns `_redirects`. @throws if it exceeds the hosts' limits */
export function redirectsFile(redirects: readonly Redirect[]): string {
  check('_redirects', 'redirects', redirects.length, limits.redirects);
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

function check(file: string, what: string, count: number, limit: number): void {
  if (count > limit) {
    throw new Error(`${file} has ${count} ${what}: Cloudflare Pages reads at most ${limit}.`);
  }
}
