import {translate} from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';

/** Texts of DocSearch's modal. */
export const modalTranslations = {
  ...translations.modal,
  footer: {
    ...translations.modal?.footer,
    selectText: translate({
      id: 'search.box.enter',
      message: 'Open',
      description: 'At the foot of the search box, after the sign of the Enter key',
    }),
  },
};
