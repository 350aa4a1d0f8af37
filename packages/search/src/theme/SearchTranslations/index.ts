/**
 * Wrapped: SearchTranslations of @docusaurus/theme-search-algolia 3.9.1.
 *
 * Why: upstream's "Clear the query" is too long on phones, and the close button is called "Cancel".
 */
import {translate} from '@docusaurus/Translate';
import original from '@theme-init/SearchTranslations';
import type Translations from '@theme/SearchTranslations';

const translations = original as typeof Translations;
const {modal} = translations;

function closeText(): string {
  return translate({
    id: 'search.box.close',
    message: 'Close the search',
    description: 'Name of the button that closes the search box',
  });
}

export default {
  ...translations,
  modal: {
    ...modal,
    searchBox: {
      ...modal?.searchBox,
      clearButtonTitle: translate({
        id: 'search.box.clear',
        message: 'Clear',
        description: 'Button that empties the field of the search box',
      }),
      closeButtonText: closeText(),
      closeButtonAriaLabel: closeText(),
    },
  },
} satisfies typeof translations;
