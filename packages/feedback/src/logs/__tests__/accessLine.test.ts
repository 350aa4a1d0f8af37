import {expect, it} from 'vitest';
import {readAccessLine} from '../accessLine';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const time = '[01/Jun/2025:10:22:33 +0200]';
const good = `203.0.113.7 - - ${time} "GET /old HTTP/1.1" 404 1234 "https://example.com/" "${browser}"`;

it.each([
  ['as it is', good],
  ['with a host prefix and a duration', `docs.example.com:443 ${good} 0.012`],
  ['with an IPv6 address and a user', good.replace('203.0.113.7 - -', '[::1] - x[y]')],
  ['with CRLF', `${good}\r`],
  ['with a quotation mark in the referrer', good.replace('.com/', '.com/\\"')],
  ['with a query', good.replace('/old', '/old?id=1')],
])('reads a path that was not found from a line %s', (_, line) => {
  expect(readAccessLine(line)).toEqual({notFound: '/old'});
});

it.each(['/old.html', '/x/OLD.HTML', '/x/old/'])('treats %s as a page', (address) => {
  expect(readAccessLine(good.replace('/old', address))).toEqual({notFound: address});
});

it.each([
  ...['/a.js', '/wp-login.php', '/.env', '/.git/config/', `/${'a'.repeat(400)}`].map((address) =>
    good.replace('/old', address),
  ),
  ...[good.replace(' 404 ', ' 200 '), good.replace('GET', 'HEAD')],
  ...[robot, '-', ''].map((agent) => good.replace(browser, agent)),
  ...[good.replace(/GET .* HTTP\/1.1/, '\\x16\\x03'), good.slice(0, good.indexOf(' "https'))],
])('ignores lines other than a reader’s request for a page (%#)', (line) => {
  expect(readAccessLine(line)).toEqual({});
});

it.each(['garbage', '" [', good.slice(0, 60), good.replace(time, '')])('rejects %j', (line) => {
  expect(readAccessLine(line)).toBeUndefined();
});
