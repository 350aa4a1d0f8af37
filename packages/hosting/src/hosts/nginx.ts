import {REVALIDATE, type CachingRule} from './caching';
import type {Redirect} from './staticHosts';

/**
 * Returns directives for `http`: `$cache_control` and `$not_found` (404 page of the locale) by URL,
 * `$markdown_export` by `Accept`. Maps, because an `add_header` in a `location` would drop those of
 * the `server`.
 *
 * @param baseUrls of the locales, default first
 */
export function nginxHttp(
  caching: readonly CachingRule[],
  [siteBase, ...others]: readonly string[],
): string {
  return [
    'map $uri $cache_control {',
    `  default ${quote(REVALIDATE)};`,
    ...caching.map(({folder, cacheControl}) => `  ~^${folder} ${quote(cacheControl)};`),
    '}',
    'map $uri $not_found {',
    `  default ${siteBase}404.html;`,
    ...others.map((baseUrl) => `  ~^${baseUrl.slice(0, -1)}(?:/|$) ${baseUrl}404.html;`),
    '}',
    ...markdownExports([siteBase!, ...others]),
    '',
  ].join('\n');
}

/**
 * Serves Markdown to clients that accept it, unless it has a lower q-value than HTML.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
function markdownExports(baseUrls: readonly string[]): string[] {
  return [
    'map $http_accept $accepts_markdown {',
    '  default "";',
    '  "~*text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)" "";',
    '  "~*text/markdown\\s*(?:;\\s*q=1(?:\\.0*)?\\s*)?(?:,|$)" yes;',
    '  ~*text/html "";',
    '  ~*text/markdown yes;',
    '}',
    'map $accepts_markdown$uri $markdown_export {',
    // Doesn't exist, so `try_files` falls through.
    '  default /-;',
    ...baseUrls.map((baseUrl) => `  yes${baseUrl} ${baseUrl}index.md;`),
    '  ~^yes(?<page>/.+)/$ $page.md;',
    '}',
    // `$uri` is `/index.html` for a served page.
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

/** Returns directives for `server`. */
export function nginxServer(headers: Record<string, string>, moved: readonly Redirect[]): string {
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $cache_control always;',
    'add_header Vary $varies_by always;',
    'add_header X-Robots-Tag $robots_tag always;',
    ...moved.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
  ].join('\n');
}

/** @throws if the value needs escaping */
function quote(value: string): string {
  if (/["\\$\n]/.test(value)) {
    throw new Error(
      `nginx would misread this value, which contains a quote, backslash, $ or newline: ${value}`,
    );
  }
  return `"${value}"`;
}
