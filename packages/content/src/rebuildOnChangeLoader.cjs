/** Webpack loader that rebuilds a page when its source page or a source of a component changes. */
module.exports = function rebuildOnChange(text) {
  const {original, translation, sources} = this.getOptions();
  const used = sources.filter((source) => text.includes(source.used)).flatMap(({files}) => files);
  const sourcePage = this.resourcePath.replace(translation, original);
  [sourcePage, ...used].forEach((file) => this.addDependency(file));
  return text;
};
