import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {buildHas, htmlFiles, openPage, readBuild} from '../../support/build';
import {locales, localized, routes} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

const policy = /Content-Security-Policy: (.*)/.exec(readBuild('_headers'))![1]!;
const scriptSources = /script-src ([^;]*)/.exec(policy)![1]!.split(' ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('each page starts with the policy of the headers, which allows its inline scripts', () => {
  expectFacts(htmlFiles(), (file) => {
    const $ = openPage(file);
    const meta = $('meta[http-equiv=Content-Security-Policy]');
    const elements = $('script:not([src], [type="application/ld+json"])');
    const scripts = Array.from(elements, (element) => $(element).text());
    return {
      policy: [meta.attr('content'), policy.replace(" frame-ancestors 'none';", '')],
      elementsBefore: [meta.prevAll('script, link, style').length, 0],
      hasElementsAfter: [meta.nextAll('script, link, style').length > 0, true],
      hasScripts: [scripts.length > 0, true],
      unknown: [scripts.filter((text) => !scriptSources.includes(hashOf(text))), []],
    };
  });
});

it('redirects work without JavaScript, and in the rules of hosts', () => {
  const rules = readBuild('_redirects').split('\n');
  const redirects = locales.flatMap((locale) =>
    Object.entries(routes.aliases).map(([from, to]) => ({
      locale,
      path: localized(from, locale),
      to: localized(to, locale),
    })),
  );
  expectFacts(redirects, ({locale, path, to}) => {
    const $ = openPage(`${path.replace(/\/$/, '')}/`);
    return {
      language: [$('html').attr('lang'), locale],
      refresh: [$('meta[http-equiv=refresh]').attr('content'), `0; url=${to}`],
      canonical: [$('link[rel=canonical]').attr('href'), to],
      targetExists: [buildHas(`${to}index.html`), true],
      hasHostRule: [rules.includes(`${path} ${to} 301`), true],
    };
  });
});

it('a build of all languages is marked as complete', () => {
  expect(buildHas('.complete')).toBe(true);
});
