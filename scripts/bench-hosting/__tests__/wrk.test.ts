import {describe, expect, it} from 'vitest';
import {parseLoad} from '../wrk';

const printed = `Running 5s test @ http://127.0.0.1:8080
  2 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.52ms    1.20ms  31.11ms   91.19%
    Req/Sec    11.31k     1.28k   14.05k    70.00%
  112500 requests in 5.00s, 1.93GB read
  Non-2xx or 3xx responses: 3
Requests/sec:  22500.00
Transfer/sec:    395.26MB
RESULT {"requests":112500,"microseconds":5000000,"bytes":1930000000,"p50":1260,"p90":2730,"p99":5900,"answers":112500,"unexpected":3,"unprotected":2,"failed":1}
`;

describe('what wrk prints', () => {
  it('is read from the line of the script', () => {
    expect(parseLoad(printed)).toEqual({
      perSecond: 22_500,
      megabytesPerSecond: 386,
      p50: 1.26,
      p90: 2.73,
      p99: 5.9,
      requests: 112_500,
      failed: 1,
      unexpected: 3,
      unprotected: 2,
    });
  });

  it('is shown when that line is not there', () => {
    expect(() => parseLoad('unable to connect')).toThrow('wrk has no result: unable to connect');
  });
});
