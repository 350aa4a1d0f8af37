import {REVALIDATED, type CachingRule} from './caching';
import type {MovedPage} from './movedPages';

/**
 * For nginx, to be included in `http`: gives `$cache_control` by the address. A
 * map, as an `add_header` in a `location` would drop those of the `server`.
 */
export function nginxHttp(caching: readonly CachingRule[]): string {
  const rules = caching.map(({folder, cacheControl}) => `  ~^${folder} ${quote(cacheControl)};`);
  return ['map $uri $cache_control {', `  default ${quote(REVALIDATED)};`, ...rules, '}', ''].join(
    '\n',
  );
}

/** For nginx, to be included in `server`: the headers of every answer, and the pages that moved. */
export function nginxServer(headers: Record<string, string>, moved: readonly MovedPage[]): string {
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header Cache-Control $cache_control always;',
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
