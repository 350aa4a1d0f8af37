import type {CachingRule} from './caching';

export interface Redirect {
  from: string;
  to: string;
  locale: string;
}

/** Adds the locale, and prefixes both paths with its base URL. */
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
 * files: the hosts' default is the same, and Cloudflare joins overlapping rules.
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
  const maxLength = Math.max(...rules.flat().map((line) => line.length));
  checkLimit('_headers', 'rules', rules.length, limits.rules);
  checkLimit('_headers', 'characters in a line', maxLength, limits.lineLength);
  return rules.map((rule) => `${rule.join('\n')}\n`).join('\n');
}

/** Returns `_redirects`. @throws if it exceeds the hosts' limits */
export function redirectsFile(redirects: readonly Redirect[]): string {
  checkLimit('_redirects', 'redirects', redirects.length, limits.redirects);
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}

function checkLimit(file: string, unit: string, count: number, limit: number): void {
  if (count > limit) {
    throw new Error(`${file} has ${count} ${unit}: Cloudflare Pages reads at most ${limit}.`);
  }
}
