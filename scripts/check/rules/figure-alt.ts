import type {Locale} from '../../../src/config/locales';
import {usedFigures} from '../figures';
import {languageOf} from '../language';
import {placeOf} from '../place';
import type {Rule} from '../rule';

const names: Record<Locale, string> = {en: 'English', fr: 'French'};

/** Readers who do not see a figure have its alternative text, in the language of their site. */
export const figureAlt: Rule = {
  name: 'figure-alt',
  guide(guide, report) {
    for (const {page, component, name, figure} of usedFigures(guide)) {
      const alt = figure.alt[page.locale]?.trim();
      const language = names[page.locale];
      if (!alt || (languageOf(alt) ?? page.locale) !== page.locale) {
        report({
          ...placeOf(page, component),
          found: alt
            ? `the alternative text of "${name}": “${alt}”`
            : `no alternative text in ${language} for "${name}"`,
          expected: `a text in ${language} that says what the figure shows`,
          remedy: `Write it in figures/plan.json, and run npm run figures -- ${name}.`,
        });
      }
    }
  },
};
