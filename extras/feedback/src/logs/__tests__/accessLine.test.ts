import {expect, it} from 'vitest';
import {readAccessLine} from '../accessLine';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const time = '[01/Jun/2025:10:22:33 +0200]';
const validLine = `203.0.113.7 - - ${time} "GET /old HTTP/1.1" 404 1234 "https://example.com/" "${browser}"`;

it.each([
  ['as it is', validLine],
  ['with a host prefix and a duration', `docs.example.com:443 ${validLine} 0.012`],
  ['with an IPv6 address and a user', validLine.replace('203.0.113.7 - -', '[::1] - x[y]')],
  ['with a quotation mark in the referrer', validLine.replace('.com/', '.com/\\"')],
  ['with a query', validLine.replace('/old', '/old?id=1')],
])('reads a path that was not found from a line %s', (_, line) => {
  expect(readAccessLine(line)).toEqual({notFound: '/old'});
});

it.each([
  ...['/a.js', '/wp-login.php', '/.env', '/.git/config/', `/${'a'.repeat(400)}`].map((path) =>
    validLine.replace('/old', path),
  ),
  ...[validLine.replace(' 404 ', ' 200 '), validLine.replace('GET', 'HEAD')],
  ...[bot, '-', ''].map((userAgent) => validLine.replace(browser, userAgent)),
  ...['http://evil.example/phish', 'evil.example/phish', '*'].map((target) =>
    validLine.replace('/old', target),
  ),
  ...[
    validLine.replace(/GET .* HTTP\/1.1/, '\\x16\\x03'),
    validLine.slice(0, validLine.indexOf(' "https')),
  ],
])('ignores lines other than a reader’s request for a page (%#)', (line) => {
  expect(readAccessLine(line)).toEqual({});
});

it.each(['garbage', '" [', validLine.slice(0, 60), validLine.replace(time, '')])(
  'rejects %j',
  (line) => {
    expect(readAccessLine(line)).toBeUndefined();
  },
);
