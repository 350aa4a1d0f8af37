const fs = require('node:fs');
const {boxPatches} = require('./patches.cjs');

/** What was made of the module: the same for each language of a build. */
const made = new Map();

/**
 * A loader for the file of DocSearch's box. Whether the site has an assistant stands in a file: the
 * bundler's cache sees a change of a file, and neither one of the options nor of the query of a loader.
 */
module.exports = function docSearch(source) {
  const {facts} = this.getOptions();
  this.addDependency(facts);
  const {hasAskAi} = JSON.parse(fs.readFileSync(facts, 'utf8'));
  const key = `${hasAskAi} ${source}`;
  if (!made.has(key)) {
    made.set(key, patchBox(source, hasAskAi));
  }
  return made.get(key);
};

/**
 * Makes the changes of the rows that concern a site with, or without, an assistant.
 *
 * @throws when one does not fit, naming the row and the remedy
 */
function patchBox(source, hasAskAi) {
  return boxPatches.filter(({concerns}) => concerns(hasAskAi)).reduce(apply, source);
}
module.exports.patchBox = patchBox;

function apply(source, {name, change, package: changed, version, file}) {
  try {
    return change(source);
  } catch (error) {
    throw new Error(
      `The patch "${name}" does not fit ${changed}, which is to be ${version}: ${error.message}. Mend the change in ${file}, or delete its row in patches.cjs.`,
      {cause: error},
    );
  }
}
