import {expect, it} from 'vitest';
import {readJsonLine} from '../jsonLine';

const request = {
  ...{day: '2025-06-01', method: 'GET', target: '/a/?q=1', status: 404},
  ...{referrer: 'https://example.com/', agent: 'Mozilla/5.0'},
};
const {method, target, status, referrer, agent} = request;
const hosts = {
  Caddy: {
    ts: 1748773353.25,
    request: {method, uri: target, headers: {Referer: [referrer], 'User-Agent': [agent]}},
    status,
  },
  Cloudflare: {
    EdgeStartTimestamp: 1748773353000000000,
    ClientRequestMethod: method,
    ClientRequestURI: target,
    EdgeResponseStatus: status,
    ClientRequestReferer: referrer,
    ClientRequestUserAgent: agent,
  },
  Netlify: {
    timestamp: '2025-06-01T10:22:33.000Z',
    url: `https://docs.example.com${target}`,
    status_code: status,
    ...{method, referrer, user_agent: agent},
  },
};

it.each(Object.entries(hosts))('a line of %s is read', (_, line) => {
  expect(readJsonLine(JSON.stringify(line))).toEqual(request);
});

it.each([
  '{"hour":"2025-06-01T10"',
  'null',
  '{"hour":"2025-06-01","refused":"413"}',
  '{"hour":"2025-06-01T10","refused":413}',
  '{"hour":"2025-06-01T10","report":{}}',
  '{"ts":1e300,"request":{"uri":"/"},"status":200}',
  '{"ts":"now","request":{"uri":"/"},"status":200}',
  '{"ts":1748773353,"request":"/","status":200}',
])('%s is none', (line) => {
  expect(readJsonLine(line)).toBeUndefined();
});
