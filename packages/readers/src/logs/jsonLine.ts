import {readReport, type Report} from '../form';
import type {LoggedRequest} from './accessLine';

/** A line of the receiver's log. */
export type ReaderLine =
  | {day: string; hour: string; report: Report}
  /** What was refused: by the receiver, with this status, or because it has another form. */
  | {day: string; refused: number | 'form'};

type Json = {readonly [key: string]: unknown};

/** What a host that logs in JSON calls the fields: paths into an object. */
interface HostFields {
  time: string;
  method: string;
  target: string;
  status: string;
  referrer: string;
  agent: string;
}

const hosts: readonly HostFields[] = [
  // Caddy: https://caddyserver.com/docs/logging
  {
    time: 'ts',
    method: 'request.method',
    target: 'request.uri',
    status: 'status',
    referrer: 'request.headers.Referer.0',
    agent: 'request.headers.User-Agent.0',
  },
  // Cloudflare Logpush, the data set of HTTP requests.
  {
    time: 'EdgeStartTimestamp',
    method: 'ClientRequestMethod',
    target: 'ClientRequestURI',
    status: 'EdgeResponseStatus',
    referrer: 'ClientRequestReferer',
    agent: 'ClientRequestUserAgent',
  },
  // Netlify, traffic logs of a log drain.
  {
    time: 'timestamp',
    method: 'method',
    target: 'url',
    status: 'status_code',
    referrer: 'referrer',
    agent: 'user_agent',
  },
];

/** Reads a line in JSON, of the receiver or of a host. @returns nothing for another line */
export function readJsonLine(line: string): ReaderLine | LoggedRequest | undefined {
  let logged: unknown;
  try {
    logged = JSON.parse(line);
  } catch {
    return undefined;
  }
  return logged !== null && typeof logged === 'object'
    ? (readReaderLine(logged as Json) ?? readHostLine(logged as Json))
    : undefined;
}

function readReaderLine({hour, report, refused}: Json): ReaderLine | undefined {
  if (typeof hour !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d$/.test(hour)) {
    return undefined;
  }
  const day = hour.slice(0, 10);
  if (typeof report === 'string') {
    const read = readReport(report);
    return read ? {day, hour, report: read} : {day, refused: 'form'};
  }
  return typeof refused === 'string' && /^\d{3}$/.test(refused)
    ? {day, refused: Number(refused)}
    : undefined;
}

function readHostLine(logged: Json): LoggedRequest | undefined {
  const fields = hosts.find(({target, status}) => at(logged, target) && at(logged, status));
  if (!fields) {
    return undefined;
  }
  const text = (field: keyof HostFields) => String(at(logged, fields[field]) ?? '');
  const day = readDay(at(logged, fields.time));
  const status = Number(text('status'));
  return day && status
    ? {
        day,
        method: text('method') || 'GET',
        target: text('target').replace(/^https?:\/\/[^/]*/, ''),
        status,
        referrer: text('referrer'),
        agent: text('agent'),
      }
    : undefined;
}

function at(logged: Json, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], logged);
}

/** Seconds, milliseconds or nanoseconds since 1970, or an ISO date. */
function readDay(time: unknown): string | undefined {
  if (typeof time === 'string') {
    return /^\d{4}-\d\d-\d\d(?=T)/.exec(time)?.[0];
  }
  if (typeof time !== 'number' || !(time > 0 && time < 1e19)) {
    return undefined;
  }
  const milliseconds = time > 1e17 ? time / 1e6 : time > 1e11 ? time : time * 1000;
  return new Date(milliseconds).toISOString().slice(0, 10);
}
