import {expect, openHydrated, test} from '../../support/policyFixture';

test('a redirect works; requests outside the policy are blocked and reported', async ({
  page,
  violations,
}) => {
  await openHydrated(page, '/api/?from=link#top');
  await expect(page).toHaveURL('/api/api/?from=link#top');
  const blocked = await page.evaluate(() => {
    const elsewhere = 'https://elsewhere.example/script.js';
    const sinks: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="/img/mark.svg">'),
      'javascript: address': () =>
        (document.createElement('div').innerHTML = '<a href="javascript:void 0">a</a>'),
      'script text': () => (document.createElement('script').textContent = 'ran = true'),
      'script address': () => (document.createElement('script').src = elsewhere),
      'blob: address': () =>
        (document.createElement('script').src = URL.createObjectURL(new Blob())),
      worker: () => new Worker(elsewhere),
      'highlighted code': () =>
        (document.createElement('code').innerHTML = '<span class="code-string">"a"</span>'),
      'script of the site': () => (document.createElement('script').src = '/assets/js/a.js'),
    };
    document.body.setAttribute('style', 'color: red');
    new Image().src = 'https://elsewhere.example/pixel.png';
    return Object.keys(sinks).filter((name) => {
      try {
        sinks[name]!();
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(blocked).toEqual([
    'markup',
    'javascript: address',
    'script text',
    'script address',
    'blob: address',
    'worker',
  ]);
  for (const reported of [
    'require-trusted-types-for: trusted-types-sink',
    'style-src-attr: inline',
    'img-src: https://elsewhere.example',
  ]) {
    await expect.poll(() => violations.join('\n')).toContain(reported);
  }
  violations.length = 0;
});
