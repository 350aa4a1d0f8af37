import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {htmlFiles, openPage, readBuild, styleSheets} from '../../support/build';
import {expectFacts} from '../../support/expectFacts';

/** Written so that a search of the project doesn't find this file. */
const placeholderText =
  /lorem[ ]ipsum|coming[ ]soon|bientôt[ ]disponible|\b(?:TO[D]O|T[B]D|FIX[M]E|INTRO|BODY)\b/;

const files = htmlFiles();

describe('every page of the build', () => {
  it('contains no placeholder text', () => {
    expect(files.length).toBeGreaterThan(180);
    expect(files.filter((file) => placeholderText.test(readBuild(file)))).toEqual([]);
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
        panels: [$('[role="tabpanel"]:not([hidden])').length, $('[role="tablist"]').length],
        language: [$('html').attr('lang'), file.startsWith('/fr/') ? 'fr' : 'en'],
        direction: [$('html').attr('dir'), 'ltr'],
        headings: [$('h1').length, 1],
      };
    });
  });

  it('underlines links in text, so that they differ by more than colour', () => {
    const underlined = underlinedSelectors();
    expect(underlined).not.toBe('');
    const links = files.map((file) => {
      const $ = openPage(file);
      // Elements with a class are components, with their own style.
      const parents = $('.markdown :is(p, li, td, th, dd, dt, em, strong, summary):not([class])');
      return {file, all: parents.children('a:not(.hash-link)')};
    });
    expect(links.reduce((sum, {all}) => sum + all.length, 0)).toBeGreaterThan(files.length);
    const plain = links.flatMap(({file, all}) =>
      all
        .not(underlined)
        .toArray()
        .map(({attribs}) => ({file, link: attribs.href})),
    );
    expect(plain).toEqual([]);
  });
});

/** Returns the selectors of the rules that underline, except on hover or in print. */
function underlinedSelectors(): string {
  const selectors: string[] = [];
  styleSheets().forEach((sheet) =>
    postcss.parse(readBuild(sheet)).walkDecls('text-decoration', ({value, parent}) => {
      const rule = parent as postcss.Rule;
      if (value.includes('underline') && rule.parent!.type === 'root') {
        selectors.push(...rule.selectors.filter((one) => !/:(?!is\(|not\()/.test(one)));
      }
    }),
  );
  return selectors.join();
}
