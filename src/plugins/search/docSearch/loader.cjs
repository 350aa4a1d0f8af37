const fs = require('node:fs');
const editPlace = require('../../../lib/editPlace.cjs');
const {lazySelection, withoutEval} = require('./edits.cjs');
const withoutAskAi = require('./withoutAskAi.cjs');

/** What was made of a module: the same for each language of a build. */
const made = new Map();

/**
 * A loader for the search box of DocSearch. Whether the site has an assistant stands in a file, as
 * the bundler's cache sees a change of a file, and not of a setting.
 */
module.exports = function docSearch(source) {
  const {facts} = this.getOptions();
  this.addDependency(facts);
  const {hasAskAi} = JSON.parse(fs.readFileSync(facts, 'utf8'));
  const key = `${hasAskAi} ${source}`;
  if (!made.has(key)) {
    const box = hasAskAi ? editPlace(source, withoutEval) : withoutAskAi(source);
    made.set(key, editPlace(box, lazySelection));
  }
  return made.get(key);
};
