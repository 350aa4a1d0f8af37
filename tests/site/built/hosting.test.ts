import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {buildHas, htmlFiles, openPage, readBuild} from '../../support/build';
import {locales, localized, routes} from '../../support/contract';
import {findFaults} from '../../support/faults';

const policy = /Content-Security-Policy: (.*)/.exec(readBuild('_headers'))![1]!;
const scriptSources = /script-src ([^;]*)/.exec(policy)![1]!.split(' ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('every page', () => {
  it('has the policy of the headers before all else, but for what only a header can say', () => {
    const compared = htmlFiles().map((file) => {
      const meta = openPage(file)('meta[http-equiv=Content-Security-Policy]');
      return {
        at: file,
        found: {
          policy: meta.attr('content'),
          isGoverning: meta.nextAll('script, link, style').length > 0,
          before: meta.prevAll('script, link, style').length,
        },
        expected: {
          policy: policy.replace(" frame-ancestors 'none';", ''),
          isGoverning: true,
          before: 0,
        },
      };
    });
    expect(findFaults(compared)).toEqual([]);
  });

  it('has inline scripts, and none that its policy does not name', () => {
    const compared = htmlFiles().map((file) => {
      const $ = openPage(file);
      const scripts = $('script:not([src], [type="application/ld+json"])').toArray();
      const unknown = scripts
        .map((script) => $(script).text())
        .filter((text) => !scriptSources.includes(hashOf(text)));
      return {
        at: file,
        found: {hasScripts: scripts.length > 0, unknown},
        expected: {hasScripts: true, unknown: []},
      };
    });
    expect(findFaults(compared)).toEqual([]);
  });
});

it('pages that moved lead to the others without JavaScript, and by the rules of hosts', () => {
  const rules = readBuild('_redirects').split('\n');
  const compared = locales.flatMap((locale) =>
    Object.entries(routes.aliases).map(([alias, target]) => {
      const [from, to] = [localized(alias, locale), localized(target, locale)];
      const $ = openPage(`${from.replace(/\/$/, '')}/`);
      return {
        at: from,
        found: {
          language: $('html').attr('lang'),
          refresh: $('meta[http-equiv=refresh]').attr('content'),
          canonical: $('link[rel=canonical]').attr('href'),
          isThere: buildHas(`${to}index.html`),
          isRule: rules.includes(`${from} ${to} 301`),
        },
        expected: {
          language: locale,
          refresh: `0; url=${to}`,
          canonical: to,
          isThere: true,
          isRule: true,
        },
      };
    }),
  );
  expect(findFaults(compared)).toEqual([]);
});
