import {REVALIDATE, type CachingRule} from './caching';
import type {Redirect} from './staticHosts';

/**
 * Returns directives for the `http` block: maps of `$cache_control`, `$not_found` (404 page of the
 * locale), `$markdown_export` (for `Accept: text/markdown`), `$varies_by`, `$robots_tag` and
 * `$caller` (for rate limits). Headers are maps because an `add_header` in a `location` would drop
 * the headers of the `server`.
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

/** Matches a quoted string of a header. Hexadecimal, as nginx would read `"` as its own. */
const quoted = '\\x22(?:\\x5c.|[^\\x22\\x5c])*\\x22';

/** Maps `Accept` to the quality of a media type: `=0.5`, `=` for 1, empty if it's missing or malformed. */
function qualityMap(type: string, name: string): string[] {
  const before = `^(?:(?:[^\\x22]|${quoted})*?,)?\\s*`;
  const quality = `\\s*q=(?<${name}_q>[\\d.]+)\\s*`;
  const parameters = `(?:;(?:${quality}|(?!\\s*q=)(?:[^,;\\x22]|${quoted})*))*`;
  return [
    `map $http_accept $${name}_quality {`,
    `  "~*${before}${type}\\s*${parameters}(?:,|$)" =$${name}_q;`,
    '}',
  ];
}

/** Matches `.5>=0.4`. Ignores further decimals. */
const isHigherQuality = Array.from(
  '987654321',
  (digit) => `\\.${digit}\\d*>=0\\.[0-${Number(digit) - 1}]`,
).join('|');

/**
 * Returns maps that serve Markdown to clients that accept it, unless they prefer HTML, and
 * set `Vary` and `X-Robots-Tag`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
function markdownMaps(baseUrls: readonly string[]): string[] {
  return [
    ...qualityMap('text/markdown', 'markdown'),
    ...qualityMap('text/html', 'html'),
    'map $markdown_quality>$html_quality $accepts_markdown {',
    '  default "";',
    '  "~^=(?:1(?:\\.0*)?)?>" yes;',
    // HTML isn't listed, or not accepted.
    '  "~^=0\\.0*[1-9]\\d*>(?:=0(?:\\.0*)?)?$" yes;',
    `  "~^=0(?:${isHigherQuality})" yes;`,
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
