import type {Translated} from '@guide/content';
import {longDate} from '@guide/content/longDate';
import type {Facts} from '@guide/remark';
import {locales, valueIn, type Locale, type Localized} from './locales';
import type {Conformance, Settings} from './settings';

/** File of the accessibility statement in `src/pages`. */
export const statementFile = 'accessibility.mdx';

/** Terms of WCAG and RGAA. */
const conformanceLevels: Record<Conformance, Translated & Localized<string>> = {
  none: {en: 'not conformant', fr: 'non conforme'},
  partial: {en: 'partially conformant', fr: 'partiellement conforme'},
  full: {en: 'fully conformant', fr: 'totalement conforme'},
};

const labels: Localized<string> = {en: 'Accessibility: ', fr: 'Accessibilité\u00A0: '};

/** Returns the footer link to the statement, if there is one. RGAA asks for the result in its label. */
export function statementLinks({accessibility}: Settings, locale: Locale) {
  return accessibility
    ? [
        {
          label:
            valueIn(labels, locale) + valueIn(conformanceLevels[accessibility.conformance], locale),
          to: '/accessibility/',
        },
      ]
    : [];
}

/** Returns the facts that the statement contains, by name and language. */
export function statementFacts({accessibility}: Settings): Facts['values'] {
  if (!accessibility) {
    return {};
  }
  const {responsible, assessed, conformance} = accessibility;
  const perLocale = (text: (locale: Locale) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, text(locale)]));
  return {
    'accessibility-responsible': perLocale(() => responsible),
    'accessibility-assessed': perLocale((locale) => longDate(assessed, locale)),
    'accessibility-conformance': conformanceLevels[conformance],
  };
}
