import type {BundlerSettings} from '../types';

/**
 * Docusaurus puts all styles into the one file of the first visit. Those of the search box
 * and of the search page come with their scripts.
 */
export const searchStylesApart: BundlerSettings = {
  optimization: {
    splitChunks: {
      cacheGroups: {styles: {test: /^(?!.*[\\/](?:@docsearch|client[\\/](?:box|page))[\\/])/}},
    },
  },
};
