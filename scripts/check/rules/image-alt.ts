import type {Locale} from '../../../src/config/locales';
import {languageOf} from '../language';
import {nodesOf} from '../nodes';
import {placeOf} from '../place';
import type {Rule} from '../rule';

const names: Record<Locale, string> = {en: 'English', fr: 'French'};

/** Readers who do not see an image have its alternative text, in the language of the page. */
export const imageAlt: Rule = {
  name: 'image-alt',
  page(page, report) {
    for (const image of nodesOf(page.tree, 'image')) {
      const alt = image.alt?.trim();
      if (!alt || (languageOf(alt) ?? page.language) !== page.language) {
        report({
          ...placeOf(page, image),
          found: alt ? `the alternative text “${alt}”` : 'an image without alternative text',
          expected: `a text in ${names[page.language]} that says what the image shows`,
          remedy: `Write it between the square brackets: ![…](${image.url}).`,
        });
      }
    }
  },
};
