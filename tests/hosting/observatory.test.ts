import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ask} from '../support/ask';
import {buildDir} from '../support/build';
import {startNginx, type Nginx} from '../support/nginx';
import {observe, type Observed} from './observatory';

let nginx: Nginx;
let page: Observed;
beforeAll(async () => {
  nginx = await startNginx(buildDir);
  page = await answerOf('/');
});
afterAll(() => nginx.stop());

async function answerOf(address: string): Promise<Observed> {
  const {headers, body} = await ask(nginx.origin, address, {
    headers: {origin: 'https://other.example'},
  });
  return {headers, html: body.toString()};
}

describe('the scanner gives A+', () => {
  it.each(['/', '/fr/', '/glossary/', '/fr/search/', '/not-there/', '/fr/not-there/'])(
    'to %s',
    async (address) => {
      const {grade, score, tests} = observe(await answerOf(address));
      expect({grade, score}).toEqual({grade: 'A+', score: 140});
      expect(Object.values(tests).filter(({modifier}) => modifier < 0)).toEqual([]);
    },
  );
});

describe('a weaker answer has a lower score', () => {
  const policy = (change: (text: string) => string) => (headers: Observed['headers']) => ({
    ...headers,
    'content-security-policy': change(String(headers['content-security-policy'])),
  });
  const without = (name: string) => (headers: Observed['headers']) => ({
    ...headers,
    [name]: undefined,
  });
  const setting = (name: string, value: string) => (headers: Observed['headers']) => ({
    ...headers,
    [name]: value,
  });
  const eval_ = "script-src 'unsafe-eval' ";
  const changes: [string, (headers: Observed['headers']) => Observed['headers'], string, string][] =
    [
      ['no policy', without('content-security-policy'), 'not-implemented', 'B'],
      ['a policy twice', policy((text) => `${text}; script-src 'self'`), 'header-invalid', 'B'],
      [
        'scripts of any host',
        policy((text) => text.replace('script-src', 'script-src *')),
        'unsafe-inline',
        'B+',
      ],
      ['evaluated text', policy((text) => text.replace('script-src', eval_)), 'unsafe-eval', 'A+'],
      [
        'no frame rule',
        (headers) =>
          without('x-frame-options')(
            policy((text) => text.replace("frame-ancestors 'none'; ", ''))(headers),
          ),
        'not-implemented',
        'B+',
      ],
      ['no HSTS', without('strict-transport-security'), 'not-implemented', 'B+'],
      [
        'HSTS of a day',
        setting('strict-transport-security', 'max-age=86400'),
        'less-than-six-months',
        'A+',
      ],
      [
        'HSTS without a time',
        setting('strict-transport-security', 'preload'),
        'header-invalid',
        'B+',
      ],
      ['guessed types', without('x-content-type-options'), 'not-implemented', 'A+'],
      ['the whole referrer', setting('referrer-policy', 'unsafe-url'), 'unsafe', 'A+'],
      ['a cookie', setting('set-cookie', 'a=b'), 'without-secure-flag', 'B+'],
      [
        'data for any site that asks',
        (headers) => ({
          ...headers,
          'access-control-allow-origin': 'https://other.example',
          'access-control-allow-credentials': 'true',
        }),
        'universal-access',
        'C',
      ],
      [
        'resources for all',
        setting('cross-origin-resource-policy', 'cross-origin'),
        'cross-origin',
        'A+',
      ],
      ['openers of all', setting('cross-origin-opener-policy', 'all'), 'header-invalid', 'A+'],
    ];
  it.each(changes)('%s', (_, change, result, grade) => {
    // The policy in the page would stand in for that in the header.
    const html = page.html.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/i, '');
    const before = observe({...page, html});
    const after = observe({headers: change(page.headers), html});
    const changed = Object.keys(after.tests).filter(
      (name) => after.tests[name]!.result !== before.tests[name]!.result,
    );
    expect(changed.map((name) => after.tests[name]!.result)).toContain(result);
    expect(after.score).toBeLessThan(before.score);
    expect(after.grade).toBe(grade);
  });

  it('a script of another host', () => {
    const html = `${page.html}<script src="//other.example/a.js"></script>`;
    expect(observe({...page, html})).toMatchObject({
      grade: 'C',
      tests: {'subresource-integrity': {result: 'external-insecure', modifier: -50}},
    });
  });

  it('nothing at all', () => {
    expect(observe({headers: {}, html: '<script src="/a.js"></script>'})).toMatchObject({
      score: 30,
      grade: 'D',
    });
  });
});
