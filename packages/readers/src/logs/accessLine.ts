/** A request, as far as the report reads an access log: who asked is not read. */
export interface LoggedRequest {
  /** `2025-06-01`, by the clock of the server. */
  day: string;
  method: string;
  /** The path, and the query where there is one, as they were sent. */
  target: string;
  status: number;
  /** Empty when there was none. */
  referrer: string;
  agent: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Reads a line of an access log in the form `combined` of nginx and Apache. What stands before the
 * time (a name of a host, addresses, a user) and after the user agent may be anything.
 *
 * @returns nothing for another line
 * @see https://nginx.org/en/docs/http/ngx_http_log_module.html#log_format
 */
export function readCombined(line: string): LoggedRequest | undefined {
  // Neither a user nor anything else before the request holds a quotation mark: servers escape it.
  const request = line.indexOf('"') + 1;
  const time = line.lastIndexOf('[', request) + 1;
  const requestEnd = endOfQuoted(line, request);
  if (request === 0 || time === 0 || requestEnd === -1) {
    return undefined;
  }
  const day = readDay(line, time);
  const methodEnd = line.indexOf(' ', request);
  const targetEnd = line.lastIndexOf(' ', requestEnd);
  const status = Number(line.slice(requestEnd + 2, requestEnd + 5));
  if (day === undefined || !(status >= 100 && status < 600)) {
    return undefined;
  }
  const isWhole = methodEnd < targetEnd && methodEnd !== -1 && targetEnd < requestEnd;
  const [referrer, referrerEnd] = readQuoted(line, requestEnd + 1);
  return {
    day,
    // What is no request of HTTP is logged too, with status 400.
    method: isWhole ? line.slice(request, methodEnd) : '',
    target: isWhole ? line.slice(methodEnd + 1, targetEnd) : '',
    status,
    referrer,
    agent: readQuoted(line, referrerEnd)[0],
  };
}

/** The quoted text after a place, and where it ends. */
function readQuoted(line: string, from: number): [text: string, end: number] {
  const start = line.indexOf('"', from) + 1;
  const end = start === 0 || from === 0 ? -1 : endOfQuoted(line, start);
  const text = end === -1 ? '' : line.slice(start, end);
  return [text === '-' ? '' : text, end + 1];
}

/** Apache has `\"` in a quoted text, nginx `\x22`. */
function endOfQuoted(line: string, start: number): number {
  let end = line.indexOf('"', start);
  while (end > 0 && line[end - 1] === '\\') {
    end = line.indexOf('"', end + 1);
  }
  return end;
}

let lastRead = '';
let lastDay: string | undefined;

/** `01/Jun/2025`, or the beginning of an ISO date; most lines have the day of the one before. */
function readDay(line: string, from: number): string | undefined {
  const text = line.slice(from, from + 11);
  if (text !== lastRead) {
    lastRead = text;
    const [, date, name, year] = /^(\d\d)\/(\w{3})\/(\d{4})$/.exec(text) ?? [];
    const month = months.indexOf(name ?? '') + 1;
    lastDay =
      month > 0
        ? `${year}-${String(month).padStart(2, '0')}-${date}`
        : /^\d{4}-\d\d-\d\d(?=T)/.exec(text)?.[0];
  }
  return lastDay;
}
