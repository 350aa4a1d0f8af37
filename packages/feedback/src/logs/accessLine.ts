import {isbot} from 'isbot';

/** The form `combined` of nginx and Apache; servers escape a quotation mark in what they quote. */
const combined =
  /^[^"]*\[\d\d\/\w{3}\/\d{4}:[^"]*"((?:[^"\\]|\\.)*)" (\d{3})(?: \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/;

/** What may have been a page: no file but one of a page, nothing hidden, and no program that a scanner asks for. */
const pageLike = /^(?!.*\/\.)(?:.*\/)?(?:[^/.]*|[^/]*\.(?:x?html?|mdx?))$/i;

/** A longer address was made by a program. */
const MAX_ADDRESS = 300;

/** Reads a line of an access log: the address if a reader asked for it and it was not found. @returns nothing for a line of another form */
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
