import type {BundlerSettings} from '../types';

/**
 * Docusaurus puts all styles into the one file of the first visit. Those of the search box, of the
 * search page, of tabs and of what is fetched on demand come with their scripts.
 */
export const searchStylesApart: BundlerSettings = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {
          test: /^(?!.*[\\/](?:@docsearch|client[\\/](?:box|page)|onDemand|theme[\\/]Tab(?:s|Item))[\\/])/,
        },
      },
    },
  },
};
