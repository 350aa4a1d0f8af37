import {expect, it} from 'vitest';
import {conversationAddress, parseAssistants} from '../assistants';

const claude = {name: 'Claude', address: 'https://claude.ai/new?q={prompt}'};
const ours = {name: 'Our helper', address: 'https://helper.example:8443/ask/{prompt}#chat'};
const link = ({name, address}: typeof claude) => `[${name}](${address})`;

it('assistants are links, with spaces or commas between them', () => {
  expect(parseAssistants('')).toEqual([]);
  expect(parseAssistants(`${link(claude)}, ${link(ours)}`)).toEqual([claude, ours]);
});

it.each([
  ['words beside it', `Ask ${link(claude)}`],
  ['no place for the prompt', '[A](https://a.example/?q=)'],
  ['two places', '[A](https://a.example/{prompt}?q={prompt})'],
  ['another place', '[A](https://a.example/?q={prompt}&u={url})'],
  ['a place in the host', '[A](https://{prompt}.example/)'],
  ['a place in the user', '[A](https://{prompt}@a.example/)'],
  ['no https', '[A](http://a.example/?q={prompt})'],
  ['a path of the site', '[A](/ask/?q={prompt})'],
])('an assistant is refused with %s', (_, text) => {
  expect(() => parseAssistants(text)).toThrow();
});

it('a prompt goes into an address as one value', () => {
  const address = new URL(conversationAddress(claude, 'Read https://a.example/?b=1&c=é#d.'));
  expect([...address.searchParams]).toEqual([['q', 'Read https://a.example/?b=1&c=é#d.']]);
});
