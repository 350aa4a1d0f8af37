import {inject, it} from 'vitest';
import {locales, localized, routes} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';
import {cannot, getAll} from './site';

const inEachLocale = (redirects: Record<string, string>, query = '') =>
  Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(redirects).map(([from, to]) => [
        localized(from, locale) + query,
        localized(to, locale) + query,
      ]),
    ),
  );

it('moved pages and pages without a trailing slash redirect to existing ones', async () => {
  const redirects = {
    ...(cannot('redirects') ? {} : inEachLocale(routes.aliases, '?q=a%20b')),
    ...inEachLocale({'/glossary': '/glossary/'}),
  };
  const site = inject('address');
  expectFacts(await getAll(Object.keys(redirects)), ({path, status, headers}) => ({
    isRedirect: [[301, 302, 307, 308].includes(status), true],
    // Same host, protocol and port.
    target: [new URL(headers.location ?? '', site + path).href, site + redirects[path]],
  }));
});

it('no address redirects to another host', async () => {
  const site = inject('address');
  const hostile = ['//example.com', '//example.com/..', '//glossary', '/\\\\example.com'];
  const responses = await getAll([...hostile, '/%5cexample.com/..']);
  expectFacts(responses, ({headers}) => ({
    origin: [new URL(headers.location ?? '/', site).origin, new URL(site).origin],
  }));
});
