import {REVALIDATE, type CachingRule} from './caching';
import type {Redirect} from './staticHosts';

/**
 * Returns directives for the `http` block. Headers are maps because an `add_header` in a `location`
 * would drop the headers of the `server`.
 *
 * @param baseUrls of the locales, default first
 */
export function nginxHttp(caching: readonly CachingRule[], baseUrls: readonly string[]): string {
  const [siteBase, ...others] = baseUrls;
  return [
    'map $uri $cache_control {',
    `  default ${quote(REVALIDATE)};`,
    ...caching.map(({folder, cacheControl}) => `  ~^${folder} ${quote(cacheControl)};`),
    '}',
    'map $uri $not_found {',
    `  default ${siteBase}404.html;`,
    ...others.map((baseUrl) => `  ~^${baseUrl.slice(0, -1)}(?:/|$) ${baseUrl}404.html;`),
    '}',
    ...markdownMaps(baseUrls),
    callerMap,
  ].join('\n');
}

/** An IPv6 client usually owns a /64 network, so only count the first four groups. */
const callerMap = `map $remote_addr $caller {
  default $remote_addr;
  "~^(?<four_groups>(?:[0-9a-f]+:){4})" $four_groups;
  "~^(?<shortened>(?:[0-9a-f]+:){0,3}:)" $shortened;
}
`;

/** Returns maps that serve Markdown to clients that prefer it, and set `Vary` and `X-Robots-Tag`. */
function markdownMaps(baseUrls: readonly string[]): string[] {
  return [
    // Agents list it without a quality, or with 1. Browsers don't list it.
    'map $http_accept $accepts_markdown {',
    '  "~*(?:^|,)\\s*text/markdown\\s*(?:;(?!\\s*q=0)[^,;]*)*(?:,|$)" yes;',
    '}',
    'map $accepts_markdown$uri $markdown_export {',
    // This file doesn't exist, so `try_files` continues with the next path.
    '  default /-;',
    ...baseUrls.map((baseUrl) => `  yes${baseUrl} ${baseUrl}index.md;`),
    '  ~^yes(?<page>/.+)/$ $page.md;',
    '}',
    // Not `$uri`, which is `…/index.html` when a page is served.
    'map $request_uri $varies_by {',
    '  default "";',
    '  "~^[^?]*/(?:\\?|$)" Accept;',
    '}',
    'map $uri $robots_tag {',
    '  default "";',
    '  ~\\.md$ noindex;',
    '}',
  ];
}

/** Returns directives for the `server` block. */
export function nginxServer(
  headers: Record<string, string>,
  redirects: readonly Redirect[],
): string {
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $cache_control always;',
    'add_header Vary $varies_by always;',
    'add_header X-Robots-Tag $robots_tag always;',
    ...redirects.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
  ].join('\n');
}

/** Quotes a value. @throws if it needs escaping */
function quote(value: string): string {
  if (/["\\$\n]/.test(value)) {
    throw new Error(
      `nginx would misread this value, which contains a quote, backslash, $ or newline: ${value}`,
    );
  }
  return `"${value}"`;
}
