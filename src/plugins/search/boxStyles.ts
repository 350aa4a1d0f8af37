import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus puts all styles into the one file of the first load. Those of the
 * search box come with its script: a page that is only read needs none of them.
 */
export const keepBoxStylesApart: ReturnType<NonNullable<Plugin['configureWebpack']>> = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {test: /^(?!.*[\\/](?:@docsearch|SearchBox)[\\/])/},
      },
    },
  },
};
