import {describe, expect, inject, it} from 'vitest';
import {locales, localized, routes} from '../../support/contract';
import {cannot, get} from './site';

/** Where an answer leads to: a path in the site when it is on the same host, protocol and port. */
async function targetOf(path: string): Promise<string> {
  const {status, headers} = await get(path);
  const target = new URL(headers.location ?? '', inject('address') + path);
  expect([path, [301, 302, 307, 308].includes(status)]).toEqual([path, true]);
  return target.href.replace(inject('address'), '');
}

describe.each(locales)('in %s', (locale) => {
  it.skipIf(cannot('redirects')).each(Object.entries(routes.aliases))(
    '%s leads to %s, with its query',
    async (from, to) => {
      const target = await targetOf(`${localized(from, locale)}?q=a%20b`);
      expect(target).toBe(`${localized(to, locale)}?q=a%20b`);
    },
  );

  it('a page without the slash at its end leads to the one with it, on the same host', async () => {
    const target = await targetOf(localized('/glossary', locale));
    expect(target).toBe(localized('/glossary/', locale));
  });
});

it.each([
  '//example.com',
  '//example.com/..',
  '//glossary',
  '/\\\\example.com',
  '/%5cexample.com/..',
])('%s does not lead to another host', async (address) => {
  const {headers} = await get(address);
  const target = new URL(headers.location ?? '/', inject('address'));
  expect(target.origin).toBe(new URL(inject('address')).origin);
});
