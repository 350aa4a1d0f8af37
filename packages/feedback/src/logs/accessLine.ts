import {isbot} from 'isbot';

/** `combined` log format of nginx and Apache, with escaped quotation marks. */
const combined =
  /^[^"]*\[\d\d\/\w{3}\/\d{4}:[^"]*"((?:[^"\\]|\\.)*)" (\d{3})(?: \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/;

/** Paths that may have been pages: no hidden files, assets or scripts that scanners try. */
const pageLike = /^(?!.*\/\.)(?:.*\/)?(?:[^/.]*|[^/]*\.(?:x?html?|mdx?))$/i;

/** Longer paths come from programs. */
const MAX_ADDRESS = 300;

/** Reads a line of an access log. `notFound` is a page path that a reader requested and that wasn't found. @returns `undefined` if the line is malformed */
export function readAccessLine(line: string): {notFound?: string} | undefined {
  const found = combined.exec(line);
  if (!found) {
    return undefined;
  }
  const [, request = '', status, agent = ''] = found;
  const [, address = ''] = /^GET ([^ ?]+)\S* /.exec(request) ?? [];
  const isPage = status === '404' && address.length <= MAX_ADDRESS && pageLike.test(address);
  return isPage && address !== '' && agent !== '-' && agent !== '' && !isbot(agent)
    ? {notFound: address}
    : {};
}
