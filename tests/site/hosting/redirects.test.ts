import {inject, it} from 'vitest';
import {locales, localized, routes} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';
import {cannot, getAll} from './site';

/** What leads to where, by the address that is asked for, in each language. */
const inEach = (redirects: Record<string, string>, query = '') =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(redirects).map(([from, to]) => [
        localized(from, locale) + query,
        localized(to, locale) + query,
      ]),
    ),
  );

it('pages that moved, and pages without their slash, lead to those that there are', async () => {
  const redirects = {
    ...(cannot('redirects') ? {} : inEach(routes.aliases, '?q=a%20b')),
    ...inEach({'/glossary': '/glossary/'}),
  };
  const site = inject('address');
  expectFacts(await getAll(Object.keys(redirects)), ({path, status, headers}) => ({
    isRedirect: [[301, 302, 307, 308].includes(status), true],
    // On the same host, by the same protocol, at the same port.
    target: [new URL(headers.location ?? '', site + path).href, site + redirects[path]],
  }));
});

it('no address leads to another host', async () => {
  const site = inject('address');
  const hostile = ['//example.com', '//example.com/..', '//glossary', '/\\\\example.com'];
  const answers = await getAll([...hostile, '/%5cexample.com/..']);
  expectFacts(answers, ({headers}) => ({
    origin: [new URL(headers.location ?? '/', site).origin, new URL(site).origin],
  }));
});
