/** Webpack loader that rebuilds a translation when its source page changes. */
module.exports = function dependOnSourcePage(content) {
  const {sourceFolder, translationFolder} = this.getOptions();
  this.addDependency(this.resourcePath.replace(translationFolder, sourceFolder));
  return content;
};
