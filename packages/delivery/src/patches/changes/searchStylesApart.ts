import type {BundlerSettings} from '../types';

/**
 * Docusaurus puts all styles into the one file of the first visit. Those of the search box, of the
 * search page and of tabs come with their scripts.
 */
export const searchStylesApart: BundlerSettings = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {
          test: /^(?!.*[\\/](?:@docsearch|client[\\/](?:box|page)|theme[\\/]Tab(?:s|Item))[\\/])/,
        },
      },
    },
  },
};
