import {describe, expect, it} from 'vitest';
import {conversationAddress, parseAssistants} from '../assistants';

const claude = {name: 'Claude', address: 'https://claude.ai/new?q={prompt}'};
const ours = {name: 'Our helper', address: 'https://helper.example:8443/ask/{prompt}#chat'};
const link = ({name, address}: typeof claude) => `[${name}](${address})`;

describe('parseAssistants', () => {
  it('reads none, one, and several with spaces or commas between them', () => {
    expect(parseAssistants('')).toEqual([]);
    expect(parseAssistants(link(claude))).toEqual([claude]);
    expect(parseAssistants(`${link(claude)}, ${link(ours)}`)).toEqual([claude, ours]);
    expect(parseAssistants(`${link(claude)} ${link(ours)}`)).toEqual([claude, ours]);
  });

  it.each([
    ['words beside it', `Ask ${link(claude)}`],
    ['an address without a name', claude.address],
    ['no place for the prompt', '[A](https://a.example/?q=)'],
    ['two places', '[A](https://a.example/{prompt}?q={prompt})'],
    ['another place', '[A](https://a.example/?q={prompt}&u={url})'],
    ['a place in the host', '[A](https://{prompt}.example/)'],
    ['a place in the user', '[A](https://{prompt}@a.example/)'],
    ['no https', '[A](http://a.example/?q={prompt})'],
    ['a script', '[A](javascript:{prompt})'],
    ['a path of the site', '[A](/ask/?q={prompt})'],
    ['HTML', '[<b>A</b>](https://a.example/?q={prompt})'],
  ])('refuses %s', (_, text) => {
    expect(() => parseAssistants(text)).toThrow();
  });
});

it('a prompt goes into an address as one value', () => {
  const address = new URL(conversationAddress(claude, 'Read https://a.example/?b=1&c=é#d.'));
  expect(address.searchParams.get('q')).toBe('Read https://a.example/?b=1&c=é#d.');
  expect([...address.searchParams.keys()]).toEqual(['q']);
});
