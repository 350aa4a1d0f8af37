import type {HostRules} from '@guide/built-site';
import {limits, REPORT_PATTERN} from './wireFormat/report';

/** Returns nginx rules that validate, rate-limit and log reports. */
export function receiverRules(path: string): HostRules {
  return {http: httpRules, server: serverRules(path)};
}

/** Quoted for nginx. In PCRE, `$` also matches before a final newline. */
const pcreReport = REPORT_PATTERN.replace(/\$$/, '\\z').replace(/[\\"]/g, '\\$&');

/**
 * `$reader_report` is empty for malformed reports, which aren't logged. Rate limits keep IP addresses in
 * memory only. `$caller` is defined by `@guide/hosting`.
 */
const httpRules = `map $time_iso8601 $reader_hour {
  "~^(?<reader_time_to_hour>.{13})" $reader_time_to_hour;
}
map $request_body $reader_report {
  default "";
  "~${pcreReport}" $request_body;
}
# Requests from other sites. Browsers without Sec-Fetch-Site can only send JSON to their own site.
map $http_sec_fetch_site $reader_is_foreign {
  default 1;
  "" 0;
  same-origin 0;
}
log_format reader_report escape=json '{"hour":"$reader_hour","report":"$reader_report"}';
limit_req_zone $caller zone=reader_address:1m rate=1r/s;
limit_req_zone $server_name zone=reader_all:32k rate=20r/s;
`;

/**
 * nginx only reads a request body to forward it, so a mirror forwards it to a location that does nothing.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_mirror_module.html#mirror_request_body
 */
function serverRules(path: string): string {
  return `location = ${path} {
  # The usual logs would contain the client's address.
  access_log off;
  error_log stderr crit;
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
  # There's no such file, so @reader answers, once $request_body is known.
  error_page 404 = @reader;
}
location @reader {
  access_log /var/log/docs/reader.log reader_report if=$reader_report;
  error_log stderr crit;
  if ($reader_report = "") {
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
