import {isbot} from 'isbot';

/** The form `combined` of nginx and Apache; servers escape a quotation mark in what they quote. */
const combined =
  /^[^"]*\[(\d\d)\/(\w{3})\/(\d{4}):[^"]*"((?:[^"\\]|\\.)*)" (\d{3})(?: \S+ "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)")?/;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What may have been a page: no file but one of a page, nothing hidden, and no program that a scanner asks for. */
const pageLike = /^(?!.*\/\.)(?:.*\/)?(?:[^/.]*|[^/]*\.(?:x?html?|mdx?))$/i;

/** A longer address was made by a program. */
const MAX_ADDRESS = 300;

/** A request: its day, `2025-06-01`, and the address if a reader asked for it and it was not found. */
export interface AccessLine {
  day: string;
  notFound?: string;
}

/** Reads a line of an access log. @returns nothing for a line of another form */
export function readAccessLine(line: string): AccessLine | undefined {
  const [, date, name = '', year, request = '', status, agent = ''] = combined.exec(line) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) {
    return undefined;
  }
  const day = `${year}-${String(month).padStart(2, '0')}-${date}`;
  const [, address = ''] = /^GET ([^ ?]+)\S* /.exec(request) ?? [];
  const isPage = status === '404' && address.length <= MAX_ADDRESS && pageLike.test(address);
  return isPage && address !== '' && agent !== '-' && agent !== '' && !isbot(agent)
    ? {day, notFound: address}
    : {day};
}
