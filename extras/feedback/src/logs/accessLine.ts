import {isbot} from 'isbot';

/** `combined` log format of nginx and Apache. */
const combined =
  /^[^"]*\[\d\d\/\w{3}\/\d{4}:[^"]*"((?:[^"\\]|\\.)*)" (\d{3})(?: \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/;

/** Excludes hidden files, assets and scripts, which scanners request. */
const pagePath = /^(?!.*\/\.)(?:.*\/)?(?:[^/.]*|[^/]*\.(?:x?html?|mdx?))$/i;

/** Only scanners request longer paths. */
const MAX_PATH_LENGTH = 300;

/** Reads the path from a reader's request for a page that doesn't exist. */
export function readAccessLine(line: string): {notFound?: string} | undefined {
  const match = combined.exec(line);
  if (!match) {
    return undefined;
  }
  const [, request = '', status, userAgent = ''] = match;
  const [, path = ''] = /^GET (\/[^ ?]*)\S* /.exec(request) ?? [];
  const isPage = status === '404' && path.length <= MAX_PATH_LENGTH && pagePath.test(path);
  return isPage && path !== '' && userAgent !== '-' && userAgent !== '' && !isbot(userAgent)
    ? {notFound: path}
    : {};
}
