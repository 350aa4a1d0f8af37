import {describe, expect, it} from 'vitest';
import {readCombined} from '../accessLine';

const time = '[01/Jun/2025:10:22:33 +0200]';
const good = `203.0.113.7 - - ${time} "GET /a/?q=1 HTTP/1.1" 200 1234 "https://example.com/" "Mozilla/5.0 (X)"`;
const request = {
  day: '2025-06-01',
  method: 'GET',
  target: '/a/?q=1',
  status: 200,
  referrer: 'https://example.com/',
  agent: 'Mozilla/5.0 (X)',
};

describe('a line of an access log', () => {
  it.each([
    ['as it is', good],
    [
      'with the name of a host before it, and a time after it',
      `docs.example.com:443 ${good} 0.012`,
    ],
    ['with an address of IPv6 and a user', good.replace('203.0.113.7 - -', '[2001:db8::1] - x[y]')],
    ['with a line feed of another system', `${good}\r`],
    ['with an ISO time', good.replace(time, '[2025-06-01T10:22:33+02:00]')],
  ])('is read %s', (_, line) => {
    expect(readCombined(line)).toEqual(request);
  });

  it('has no referrer and no agent where there is none', () => {
    const line = `::1 - - ${time} "GET /a/?q=1 HTTP/1.1" 200 1234`;
    const none = {...request, referrer: '', agent: ''};
    expect(readCombined(line)).toEqual(none);
    expect(readCombined(`${line} "-" "-"`)).toEqual(none);
  });

  it('may hold quotation marks, as Apache and nginx write them', () => {
    const line = good.replace('/a/?q=1', '/\\"a\\x22').replace('Mozilla', '\\"Mozilla');
    expect(readCombined(line)).toMatchObject({target: '/\\"a\\x22', agent: '\\"Mozilla/5.0 (X)'});
  });

  it('may be of what is no request', () => {
    const line = `203.0.113.7 - - ${time} "\\x16\\x03\\x01" 400 150 "-" "-"`;
    expect(readCombined(line)).toMatchObject({method: '', target: '', status: 400});
  });

  it.each([
    'garbage',
    '" [',
    good.slice(0, 60),
    good.replace('Jun', 'Abc'),
    good.replace(' 200 ', ' abc '),
    good.replace(time, ''),
    '\u0000\u0000\u0000',
  ])('is none: %j', (line) => {
    expect(readCombined(line)).toBeUndefined();
  });
});
