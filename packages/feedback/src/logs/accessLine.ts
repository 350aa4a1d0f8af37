import {isbot} from 'isbot';

/** `combined` log format of nginx and Apache. */
const combined =
  /^[^"]*\[\d\d\/\w{3}\/\d{4}:[^"]*"((?:[^"\\]|\\.)*)" (\d{3})(?: \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/;

/** Excludes hidden files, assets and scripts, which scanners request. */
const pagePath = /^(?!.*\/\.)(?:.*\/)?(?:[^/.]*|[^/]*\.(?:x?html?|mdx?))$/i;

/** Only scanners request longer paths. */
const MAX_PATH_LENGTH = 300;

/** Returns the path of a page that doesn't exist; `undefined` if the line is malformed. */
export function readAccessLine(line: string): {notFound?: string} | undefined {
  const found = combined.exec(line);
  if (!found) {
    return undefined;
  }
  const [, request = '', status, agent = ''] = found;
  const [, address = ''] = /^GET ([^ ?]+)\S* /.exec(request) ?? [];
  const isPage = status === '404' && address.length <= MAX_PATH_LENGTH && pagePath.test(address);
  return isPage && address !== '' && agent !== '-' && agent !== '' && !isbot(agent)
    ? {notFound: address}
    : {};
}
