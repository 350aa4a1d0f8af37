import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {foldersOf} from '../languages';
import {renameWords, type ProductName} from './rename';

/**
 * Puts the name that readers see into what Docusaurus makes of the configuration and of its
 * translations: menus, footer, categories. The pages get it from the steps of `content`; here they
 * are only read anew when the name has changed.
 */
export default function productName(
  {siteDir, generatedFilesDir, i18n}: LoadContext,
  name: ProductName,
): Plugin {
  // Both stand in JSON.
  const rename = renameWords({...name, shown: JSON.stringify(name.shown).slice(1, -1)});
  const pages = foldersOf(i18n).flatMap((kind) => Object.values(kind));
  let facts: string;
  const rule = (test: RegExp, include: string[], options: object) => ({
    test,
    include,
    enforce: 'pre' as const,
    use: {loader: path.join(__dirname, 'loader.cjs'), options: {facts, ...options}},
  });
  return {
    name: 'product-name',

    async contentLoaded({actions}) {
      facts = await actions.createData('name.json', name);
    },

    configureWebpack: () => ({
      module: {
        rules: [
          rule(
            /\.mdx?$/,
            pages.map((folder) => path.join(siteDir, folder)),
            {},
          ),
          rule(/\.(?:json|mjs)$/, [generatedFilesDir], {
            rename: (source: string) => rename(source, i18n.currentLocale),
          }),
        ],
      },
    }),
  };
}
