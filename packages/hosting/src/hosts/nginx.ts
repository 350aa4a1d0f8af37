import {REVALIDATED, type CachingRule} from './caching';
import type {MovedPage} from './staticHosts';

/**
 * For nginx, to be included in `http`: gives by the address `$cache_control`, and `$not_found`, the
 * page of the language that answers where nothing is; by what a client accepts `$markdown_export`,
 * the Markdown of a page. Maps, as an `add_header` in a `location` would drop those of the `server`.
 *
 * @param baseUrls where the languages begin, the default one first
 */
export function nginxHttp(
  caching: readonly CachingRule[],
  [siteBase, ...others]: readonly string[],
): string {
  return [
    'map $uri $cache_control {',
    `  default ${quote(REVALIDATED)};`,
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
 * A client that asks for Markdown at the address of a page gets its export; one that likes it less
 * than HTML does not.
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
    // Never there: `try_files` goes on.
    '  default /-;',
    ...baseUrls.map((baseUrl) => `  yes${baseUrl} ${baseUrl}index.md;`),
    '  ~^yes(?<page>/.+)/$ $page.md;',
    '}',
    // To nginx, a page that is sent is `/index.html`.
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

/** For nginx, to be included in `server`: the headers of every answer, and the pages that moved. */
export function nginxServer(headers: Record<string, string>, moved: readonly MovedPage[]): string {
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $cache_control always;',
    'add_header Vary $varies_by always;',
    'add_header X-Robots-Tag $robots_tag always;',
    ...moved.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
  ].join('\n');
}

/** A value as nginx reads it. @throws on what would end the value, or be replaced in it */
function quote(value: string): string {
  if (/["\\$\n]/.test(value)) {
    throw new Error(`nginx cannot be given this value as it is: ${value}`);
  }
  return `"${value}"`;
}
