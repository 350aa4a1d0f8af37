/**
 * Changes one place of a package that no setting reaches.
 *
 * @param {string} source the text of one of its files
 * @param {{of: string, does: string, place: string, by: string, see: string}} edit `of` which package
 *   and version, what it `does` there, the `place`, what stands there instead, and the file that says
 *   so, from the root of the project
 * @returns {string}
 * @throws when the package has changed, and the place is gone
 */
module.exports = function editPlace(source, {of, does, place, by, see}) {
  if (!source.includes(place)) {
    throw new Error(`${of} no longer ${does}: see ${see}.`);
  }
  return source.replace(place, () => by);
};
