import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collections, listPairs} from '../../lib/translation';

/** Addresses of the pages that show the English text in a site of another language. */
export type UntranslatedPages = string[];

/**
 * Knows the pages that have no French file: their labels in the sidebar are
 * marked as English. Without such a page there is no code of this.
 *
 * A French page is read anew when its English one changes, also by a bundler
 * that remembers pages from one build to the next: its notice depends on both.
 */
export default function translations({siteDir, i18n}: LoadContext): Plugin {
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  const untranslated = new Set(
    i18n.currentLocale === i18n.defaultLocale
      ? []
      : listPairs(siteDir)
          .filter(({french}) => !exists(french))
          .map(({english}) => english),
  );
  return {
    name: 'translations',

    ...(untranslated.size > 0 && {
      getThemePath: () => './themes/untranslated',

      async allContentLoaded({allContent, actions}) {
        const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
        const pages: UntranslatedPages = docs.loadedVersions
          .flatMap((version) => version.docs)
          .filter(({source}) => untranslated.has(source.replace('@site/', '')))
          .map(({permalink}) => permalink);
        actions.setGlobalData(pages);
      },
    }),

    configureWebpack: () => ({
      module: {
        rules: collections.map(({english, french}) => ({
          test: /\.mdx$/,
          include: path.join(siteDir, french),
          enforce: 'pre',
          use: {
            loader: path.join(__dirname, 'dependOnEnglish.cjs'),
            options: {english: path.join(siteDir, english), french: path.join(siteDir, french)},
          },
        })),
      },
    }),
  };
}
