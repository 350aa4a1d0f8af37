const fs = require('node:fs');
const lazySelection = require('./lazySelection.cjs');
const withoutAskAi = require('./withoutAskAi.cjs');
const withoutEval = require('./withoutEval.cjs');

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
    made.set(key, lazySelection(hasAskAi ? withoutEval(source) : withoutAskAi(source)));
  }
  return made.get(key);
};
