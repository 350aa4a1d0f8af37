import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {foldersOf, listPairs} from '../languages';
import type {ContentOptions} from '../site';
import {readVersions} from '../versions';

/** Addresses of the pages that show the text of the default language in a site of another one. */
export type UntranslatedPages = string[];

/**
 * Knows the pages that have no translation: their labels in the sidebar are
 * marked with their language. Without such a page there is no code of this.
 *
 * A translation is read anew when its original changes, also by a bundler
 * that remembers pages from one build to the next: its notice depends on both.
 *
 * @param folders those of the pages, where they are not `docs` and `blog`
 */
export default function translations(
  {siteDir, i18n}: LoadContext,
  folders?: ContentOptions['folders'],
): Plugin {
  const {currentLocale, defaultLocale} = i18n;
  const isTranslated = currentLocale !== defaultLocale;
  const kinds = foldersOf(
    {defaultLocale, locales: [defaultLocale, currentLocale]},
    folders,
    readVersions(siteDir).map(({name}) => name),
  );
  const untranslated = new Set(
    listPairs(siteDir, kinds)
      .filter(({translation}) => !fs.existsSync(path.join(siteDir, translation)))
      .map(({original}) => original),
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
        rules: (isTranslated ? kinds : []).map((kind) => ({
          test: /\.mdx?$/,
          include: path.join(siteDir, kind[currentLocale]!),
          enforce: 'pre',
          use: {
            loader: path.join(__dirname, 'dependOnOriginal.cjs'),
            options: {
              original: path.join(siteDir, kind[defaultLocale]!),
              translation: path.join(siteDir, kind[currentLocale]!),
            },
          },
        })),
      },
    }),
  };
}
