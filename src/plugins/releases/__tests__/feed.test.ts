import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {releaseFeed} from '../feed';

const html = `<main>
<section data-release="2025.8"><h3 id="release-2025-8">Costs &amp; roles<a class="hash-link" href="#release-2025-8"></a></h3>
<p><b>2025.8</b> <time datetime="2025-11-18">18 November 2025</time></p>
<p>Costs &lt; 5 %.</p><ul class="list"><li>A <a class="link" href="/fr/b/#c">link</a>.</li></ul></section>
<section data-release="2025.7"><h3 id="release-2025-7">Sync</h3>
<p><b>2025.7</b> <time datetime="2025-10-14">14 October 2025</time></p><p>Faster.</p></section>
</main>`;

it('renders the releases of a page, with absolute URLs, dates and escaped texts', () => {
  const feed = releaseFeed(html, {
    title: 'Versions | Guide',
    author: 'Guide',
    language: 'fr',
    page: 'https://docs.test/fr/versions/',
    self: 'https://docs.test/fr/releases.xml',
  });
  const $ = load(feed, {xml: true});
  expect($('feed').attr('xml:lang')).toBe('fr');
  expect($('feed > updated').text()).toBe('2025-11-18T00:00:00Z');
  expect($('feed > link[rel="self"]').attr('href')).toBe('https://docs.test/fr/releases.xml');
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const ids = ['release-2025-8', 'release-2025-7'].map(
    (id) => `https://docs.test/fr/versions/#${id}`,
  );
  expect(textsOf('entry > id')).toEqual(ids);
  expect(textsOf('entry > title')).toEqual(['2025.8 – Costs & roles', '2025.7 – Sync']);
  expect(textsOf('entry > updated')).toEqual(['2025-11-18T00:00:00Z', '2025-10-14T00:00:00Z']);
  expect(textsOf('entry > summary')).toEqual(['Costs < 5 %.', 'Faster.']);
  expect(textsOf('entry > content')).toEqual([
    '<p>Costs &lt; 5 %.</p><ul><li>A <a href="https://docs.test/fr/b/#c">link</a>.</li></ul>',
    '<p>Faster.</p>',
  ]);
});
