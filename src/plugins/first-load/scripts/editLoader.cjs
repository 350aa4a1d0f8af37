const editPlace = require('../../../lib/editPlace.cjs');

/** A loader that changes places of a package: its option `edits` has them. */
module.exports = function editPackage(source) {
  return this.getOptions().edits.reduce((text, edit) => editPlace(text, edit), source);
};
