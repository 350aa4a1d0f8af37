/** Webpack loader that rebuilds pages when the glossary, the description or a page that they list changes. */
module.exports = function dependOnSources(source) {
  const {glossaries, description, folders} = this.getOptions();
  const dependencies = /<Api[A-Z]/.test(source) ? description : [];
  [...glossaries, ...dependencies].forEach((file) => this.addDependency(file));
  if (source.includes('<NotIncluded')) {
    folders.forEach((folder) => this.addContextDependency(folder));
  }
  return source;
};
