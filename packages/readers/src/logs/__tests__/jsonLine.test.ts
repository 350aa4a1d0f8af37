import {describe, expect, it} from 'vitest';
import {readJsonLine} from '../jsonLine';

const vote = '{"v":1,"kind":"vote","page":"/","helped":true}';

describe('a line of the receiver', () => {
  it('has a report, or the status of what was refused', () => {
    const day = '2025-06-01';
    const hour = '2025-06-01T10';
    expect(readJsonLine(JSON.stringify({hour, report: vote}))).toEqual({
      ...{day, hour},
      report: {kind: 'vote', page: '/', helped: true},
    });
    expect(readJsonLine(JSON.stringify({hour, report: '{}'}))).toEqual({day, refused: 'form'});
    expect(readJsonLine(JSON.stringify({hour, refused: '413'}))).toEqual({day, refused: 413});
  });
});

describe('a line of a host that logs in JSON', () => {
  const request = {
    day: '2025-06-01',
    method: 'GET',
    target: '/a/?q=1',
    status: 404,
    referrer: 'https://example.com/',
    agent: 'Mozilla/5.0',
  };
  it.each<[string, object]>([
    [
      'Caddy',
      {
        ts: 1748773353.25,
        request: {
          method: 'GET',
          uri: '/a/?q=1',
          headers: {Referer: ['https://example.com/'], 'User-Agent': ['Mozilla/5.0']},
        },
        status: 404,
      },
    ],
    [
      'Cloudflare',
      {
        EdgeStartTimestamp: 1748773353000000000,
        ClientRequestMethod: 'GET',
        ClientRequestURI: '/a/?q=1',
        EdgeResponseStatus: 404,
        ClientRequestReferer: 'https://example.com/',
        ClientRequestUserAgent: 'Mozilla/5.0',
      },
    ],
    [
      'Netlify',
      {
        timestamp: '2025-06-01T10:22:33.000Z',
        method: 'GET',
        url: 'https://docs.example.com/a/?q=1',
        status_code: 404,
        referrer: 'https://example.com/',
        user_agent: 'Mozilla/5.0',
      },
    ],
  ])('is read as %s writes it', (_, line) => {
    expect(readJsonLine(JSON.stringify(line))).toEqual(request);
  });
});

it.each([
  '{"hour":"2025-06-01T10"',
  'null',
  '[]',
  '{}',
  '{"hour":"2025-06-01","refused":"413"}',
  '{"hour":"2025-06-01T10","refused":413}',
  '{"hour":"2025-06-01T10","report":{}}',
  '{"ts":1e300,"request":{"uri":"/"},"status":200}',
  '{"ts":"now","request":{"uri":"/"},"status":200}',
  '{"ts":1748773353,"request":"/","status":200}',
])('%s is none', (line) => {
  expect(readJsonLine(line)).toBeUndefined();
});
