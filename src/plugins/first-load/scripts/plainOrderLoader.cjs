const editPlace = require('../../../lib/editPlace.cjs');

/**
 * A loader for the helpers of the theme. To see whether the side menu of a phone holds something else,
 * they put the names of its two properties in order, as a dictionary would. The browser gets its rules
 * of languages ready for that when it is first asked: 15 ms of a fast computer, for each visit.
 *
 * @param {string} source `lib/utils/reactUtils.js` of @docusaurus/theme-common 3.9.1
 */
module.exports = function plainOrder(source) {
  return editPlace(source, {
    of: '@docusaurus/theme-common after 3.9.1',
    does: 'sorts names by localeCompare',
    place: 'a[0].localeCompare(b[0])',
    by: '(a[0] < b[0] ? -1 : 1)',
    see: 'src/plugins/first-load/scripts/plainOrderLoader.cjs',
  });
};
