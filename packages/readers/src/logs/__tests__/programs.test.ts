import {expect, it} from 'vitest';
import {isProgram} from '../programs';

it.each([
  [true, ''],
  [true, 'curl/8.5.0'],
  [true, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [true, 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)'],
  [
    false,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    false,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5',
  ],
])('%s: %s', (expected, agent) => {
  expect(isProgram(agent)).toBe(expected);
  // From what is remembered, too.
  expect(isProgram(agent)).toBe(expected);
});
