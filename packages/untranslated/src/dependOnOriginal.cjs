/** Webpack loader that rebuilds a translation when its source page changes. */
module.exports = function dependOnOriginal(source) {
  const {original, translation} = this.getOptions();
  this.addDependency(this.resourcePath.replace(translation, original));
  return source;
};
