import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {buildHas, htmlFiles, openPage, readBuild} from '../../support/build';

const headers = readBuild('_headers');
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];

describe.each(htmlFiles())('%s', (file) => {
  const $ = openPage(file);

  it('has the policy of the headers, but for what only a header can say', () => {
    const meta = $('meta[http-equiv=Content-Security-Policy]');
    expect(meta.attr('content')).toBe(policy.replace(" frame-ancestors 'none';", ''));
    expect(meta.nextAll('script, link, style')).not.toHaveLength(0);
    expect(meta.prevAll('script, link, style')).toHaveLength(0);
  });

  it('has no inline script that its policy does not name', () => {
    const hashes = $('script:not([src], [type="application/ld+json"])')
      .map((_, {firstChild}) => {
        const text = firstChild && 'data' in firstChild ? firstChild.data : '';
        return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      })
      .get();
    expect(hashes).not.toHaveLength(0);
    expect(hashes.filter((hash) => !scriptSources.includes(hash))).toEqual([]);
  });
});

describe('a page that moved', () => {
  it.each(['/api/', '/fr/api/', '/administration/admin_get_started.html/'])('%s', (address) => {
    const $ = openPage(address);
    const to = $('link[rel=canonical]').attr('href') ?? '';
    expect(buildHas(`${to}index.html`)).toBe(true);
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
    expect(readBuild('_redirects')).toContain(`${address.replace('.html/', '.html')} ${to} 301\n`);
    expect($('html').attr('lang')).toBe(address.startsWith('/fr/') ? 'fr' : 'en');
  });
});
