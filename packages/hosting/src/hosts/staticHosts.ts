import type {CachingRule} from './caching';

export interface Redirect {
  from: string;
  to: string;
}

/** Prefixes both paths with the base URL of a locale. */
export function localizeRedirects(redirects: readonly Redirect[], baseUrl: string): Redirect[] {
  const localize = (urlPath: string) => `${baseUrl}${urlPath.slice(1)}`;
  return redirects.map(({from, to}) => ({from: localize(from), to: localize(to)}));
}

/** Cloudflare Pages ignores longer lines. */
const MAX_LINE_LENGTH = 2000;

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. It has no `Cache-Control` rule for all
 * files: the hosts' default is the same, and Cloudflare joins overlapping rules.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @throws if a line is too long
 */
export function headersFile(
  headers: Record<string, string>,
  caching: readonly CachingRule[],
): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long) {
    throw new Error(`Cloudflare Pages reads at most ${MAX_LINE_LENGTH} characters of: ${long}`);
  }
  const rules = [
    ['/*', ...lines],
    ...caching.map(({folder, cacheControl}) => [`${folder}*`, `  Cache-Control: ${cacheControl}`]),
    // Ignored by Netlify, which only supports an asterisk at the end of a path.
    ['/*.md', '  X-Robots-Tag: noindex'],
  ];
  return rules.map((rule) => `${rule.join('\n')}\n`).join('\n');
}

/** Returns `_redirects`. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
