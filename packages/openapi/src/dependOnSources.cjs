/** Webpack loader that rebuilds pages when the glossary or the description changes. */
module.exports = function dependOnSources(source) {
  const {glossaries, description} = this.getOptions();
  const dependencies = /<Api[A-Z]/.test(source) ? description : [];
  [...glossaries, ...dependencies].forEach((file) => this.addDependency(file));
  return source;
};
