import {expect, it} from 'vitest';
import {readCombined} from '../accessLine';

const time = '[01/Jun/2025:10:22:33 +0200]';
const short = `203.0.113.7 - - ${time} "GET /a/?q=1 HTTP/1.1" 200 1234`;
const good = `${short} "https://example.com/" "Mozilla/5.0 (X)"`;
const request = {
  ...{day: '2025-06-01', method: 'GET', target: '/a/?q=1', status: 200},
  ...{referrer: 'https://example.com/', agent: 'Mozilla/5.0 (X)'},
};
const unnamed = {referrer: '', agent: ''};

it.each([
  ['as it is', good, {}],
  ['with a host before it, and a time after it', `docs.example.com:443 ${good} 0.012`, {}],
  ['with an address of IPv6 and a user', good.replace('203.0.113.7 - -', '[::1] - x[y]'), {}],
  ['with a line feed of another system', `${good}\r`, {}],
  ['with an ISO time', good.replace(time, '[2025-06-01T10:22:33+02:00]'), {}],
  ['without referrer and agent', short, unnamed],
  ['with signs for none', `${short} "-" "-"`, unnamed],
  ['with the quotation marks of Apache', good.replace('/a/?q=1', '/\\"a'), {target: '/\\"a'}],
  ['of what is no request', good.replace(/GET .* HTTP/, '\\x16\\x03'), {method: '', target: ''}],
])('a line of an access log is read %s', (_, line, changes) => {
  expect(readCombined(line)).toEqual({...request, ...changes});
});

it.each([
  ...['garbage', '" [', good.slice(0, 60), good.replace(time, '')],
  ...[good.replace('Jun', 'Abc'), good.replace(' 200 ', ' abc ')],
])('%j is none', (line) => {
  expect(readCombined(line)).toBeUndefined();
});
