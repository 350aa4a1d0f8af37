const {boxPatches} = require('./patches.cjs');

/** What was made of the module: the same for each language of a build. */
const made = new Map();

/** A loader for the file of DocSearch's box. */
module.exports = function docSearch(source) {
  if (!made.has(source)) {
    made.set(source, patchBox(source));
  }
  return made.get(source);
};

/**
 * Makes the changes of the rows.
 *
 * @throws when one does not fit, naming the row and the remedy
 */
function patchBox(source) {
  return boxPatches.reduce(apply, source);
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
