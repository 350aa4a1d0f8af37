/** Parts with styles of their own that are not on every page: the search box, and single pages. */
const parts = [
  '@docsearch',
  'components/SearchBox',
  'components/SearchResults',
  'components/Home',
  'theme/TagsListByLetter',
];

/**
 * Docusaurus puts all styles into the one file of the first load. Those of the
 * parts come with their script: a page without them needs none of them.
 */
export const stylesApart = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {
          test: new RegExp(
            `^(?!.*[\\\\/](?:${parts.join('|').replaceAll('/', '[\\\\/]')})[\\\\/])`,
          ),
        },
      },
    },
  },
};
