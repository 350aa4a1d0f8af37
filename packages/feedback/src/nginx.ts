import type {HostRules} from '@guide/built-site';
import {limits, REPORT_PATTERN} from './wireFormat/report';

/**
 * The rules by which nginx takes reports, and writes a log of them.
 *
 * @param path of the host to which browsers send them, `/_reader`; without it, they tell nothing
 */
export function receiverRules(path: string | undefined): HostRules | undefined {
  return path === undefined
    ? undefined
    : {
        http: httpRules(),
        server: serverRules(path),
        check: (addresses) => checkReportPath(path, addresses),
      };
}

/**
 * The receiver is where nothing else is: nginx would not start with two answers to one address.
 *
 * @param addresses those of the site: its pages, its files, and what leads to a page
 * @throws naming the one that is there
 */
export function checkReportPath(path: string, addresses: readonly string[]): void {
  const names = [path, `${path}-body`];
  const taken = addresses.find((address) => names.includes(address.replace(/\/$/, '')));
  if (taken !== undefined) {
    throw new Error(
      `Reports of readers cannot be sent to ${path}: the site has ${taken}. Choose a path that it does not have, such as /_reader.`,
    );
  }
}

/** Where nginx writes what it took, and what it refused. */
export const READER_LOG = '/var/log/docs/reader.log';

/**
 * To be included in `http`: `$reader_report`, which is empty for what is of another form,
 * the two forms of a line of the log, and how often one address and all of them may send. Addresses
 * are in memory alone.
 */
function httpRules(): string {
  return `map $time_iso8601 $reader_hour {
  "~^(?<reader_time_to_hour>.{13})" $reader_time_to_hour;
}
map $request_body $reader_report {
  default "";
  "~${escapePattern(REPORT_PATTERN)}" $request_body;
}
map $reader_report $reader_is_refused {
  default 0;
  "" 1;
}
# Pages of other sites; browsers that do not say it need no leave to send JSON from the same site alone.
map $http_sec_fetch_site $reader_is_foreign {
  default 1;
  "" 0;
  same-origin 0;
}
log_format reader_report escape=json '{"hour":"$reader_hour","report":"$reader_report"}';
log_format reader_refused escape=json '{"hour":"$reader_hour","refused":"$status"}';
limit_req_zone $binary_remote_addr zone=reader_address:1m rate=1r/s;
limit_req_zone $server_name zone=reader_all:32k rate=20r/s;
`;
}

/**
 * To be included in `server`: takes reports. nginx reads a body only for who is given it:
 * here for a mirror, which is the same server and answers at once. Without a second server there is no
 * socket that could be left behind, and no port that could be taken.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_mirror_module.html#mirror_request_body
 */
function serverRules(path: string): string {
  // Of what a client does wrong, the other log names its address.
  const logs = `access_log ${READER_LOG} reader_report if=$reader_report;
  access_log ${READER_LOG} reader_refused if=$reader_is_refused;
  error_log stderr crit;`;
  return `location = ${path} {
  ${logs}
  if ($request_method != POST) {
    return 405;
  }
  if ($content_type !~ "^application/json(?:;|$)") {
    return 415;
  }
  if ($reader_is_foreign) {
    return 400;
  }
  client_max_body_size ${limits.bytes};
  client_body_in_single_buffer on;
  client_body_timeout 10s;
  limit_req zone=reader_address burst=20 nodelay;
  limit_req zone=reader_all burst=100 nodelay;
  limit_req_status 429;
  limit_req_log_level info;
  mirror ${path}-body;
  # There is no such file: the answer comes from below, once $request_body is known.
  error_page 404 = @reader;
}
location @reader {
  ${logs}
  if ($reader_is_refused) {
    return 400;
  }
  return 204;
}
location = ${path}-body {
  internal;
  return 204;
}
`;
}

/** An expression as nginx reads it between quotation marks. */
function escapePattern(pattern: string): string {
  return pattern.replace(/[\\"]/g, '\\$&');
}
