import {isbot} from 'isbot';

/** `combined` log format of nginx and Apache. */
const combined =
  /^[^"]*\[\d\d\/\w{3}\/\d{4}:[^"]*"((?:[^"\\]|\\.)*)" (\d{3})(?: \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/;

/** No hidden files, assets or scripts that scanners try. */
const pageLike = /^(?!.*\/\.)(?:.*\/)?(?:[^/.]*|[^/]*\.(?:x?html?|mdx?))$/i;

/** Longer paths come from programs. */
const MAX_ADDRESS = 300;

/** Returns a page path that a reader requested in vain, if any; `undefined` if the line is malformed. */
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
