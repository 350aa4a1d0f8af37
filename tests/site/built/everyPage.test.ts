import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {htmlFiles, openPage, readBuild} from '../../support/build';
import {expectFacts} from '../../support/expectFacts';

/** Written so that a search of the project doesn't find this file. */
const placeholderText =
  /lorem[ ]ipsum|coming[ ]soon|bientôt[ ]disponible|\b(?:TO[D]O|T[B]D|FIX[M]E|INTRO|BODY)\b/;

const resourceSelector =
  'script[src], link[rel="stylesheet"], link[rel~="preload"], link[rel~="icon"], link[rel~="preconnect"], link[rel~="dns-prefetch"], img[src], iframe, video, audio, source';

const files = htmlFiles();

describe('every page of the build', () => {
  it('contains no placeholder text', () => {
    expect(files.length).toBeGreaterThan(180);
    expect(`A lorem ${'ipsum'}.`).toMatch(placeholderText);
    expect(files.filter((file) => placeholderText.test(readBuild(file)))).toEqual([]);
  });

  it('only loads first-party files', () => {
    const addresses = files.flatMap((file) =>
      openPage(file)(resourceSelector)
        .toArray()
        .map(({attribs}) => ({file, address: attribs.src ?? attribs.href ?? ''})),
    );
    expect(addresses.length).toBeGreaterThan(files.length);
    expect(addresses.filter(({address}) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
  });

  it('preloads all scripts except the main ones, so that failed requests are repeated', () => {
    const selector = 'script[src*="/assets/js/"]:not([src*="/main."], [src*="/runtime~main."])';
    expect(files.filter((file) => openPage(file)(selector).length > 0)).toEqual([]);
  });

  it('has a language, and one h1 unless it redirects', () => {
    const pages = files.filter((file) => openPage(file)('meta[http-equiv="refresh"]').length === 0);
    expectFacts(pages, (file) => {
      const $ = openPage(file);
      return {
        language: [$('html').attr('lang'), file.startsWith('/fr/') ? 'fr' : 'en'],
        direction: [$('html').attr('dir'), 'ltr'],
        headings: [$('h1').length, 1],
      };
    });
  });

  it('underlines links in text, so that they differ by more than colour', () => {
    const css = fs.readFileSync('src/css/article.css', 'utf8');
    const [, underlined] =
      /:is\(\.markdown, \.theme-doc-footer\) :is\(([^)]*)\) > a:not\(\.hash-link\) \{/.exec(css)!;
    const links = files.flatMap((file) => {
      const $ = openPage(file);
      // Links with a class are components, with their own style.
      const inText = $('.markdown :is(p, li, td, th, dd, dt, em, strong, summary) > a');
      return inText.toArray().flatMap((link) => {
        const parent = $(link).parent();
        return parent.attr('class') ? [] : [{file, name: parent.prop('tagName')!.toLowerCase()}];
      });
    });
    expect(links.length).toBeGreaterThan(files.length);
    expect(links.filter(({name}) => !underlined!.split(', ').includes(name))).toEqual([]);
  });
});
