/**
 * A loader for what the bundler reads of the site. The name stands in a file: the bundler's cache
 * sees a change of a file, and none of the options of a loader.
 *
 * @param options `facts`, that file, and `rename`, for what the pages' own steps do not read
 */
module.exports = function productName(source) {
  const {facts, rename} = this.getOptions();
  this.addDependency(facts);
  return rename ? rename(source) : source;
};
