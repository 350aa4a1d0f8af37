import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {linkLanguage} from '../link-language';

describeRule(linkLanguage, {
  passes: {
    'a page of the same language': {en: {'a.mdx': '[B](./b.mdx)', 'b.mdx': 'B.'}},
    'from a page in one language to its twin': {
      en: {'support_en.mdx': '[Français](./support_fr.mdx)', 'support_fr.mdx': 'Support.'},
    },
    'another site': '[The standard](https://example.org/fr/)',
  },
  finds: {
    'an address of the French site': ['See [it](/fr/versions/).', {line: 1, column: 5}],
    'a file of the French pages': [
      'See [it](../i18n/fr/docusaurus-plugin-content-docs/current/versions.mdx).',
      {found: expect.stringContaining('a page in French') as string},
    ],
    'a French page with an English file': [
      {fr: 'Voir [la page](../../../../docs/versions.mdx).'},
      {expected: 'a link to the page in French'},
    ],
    'a page that is in the other language': [
      {en: {'a.mdx': '[Support](./support_fr.mdx)', 'support_fr.mdx': 'Support.'}},
      {file: 'docs/a.mdx'},
    ],
  },
});
