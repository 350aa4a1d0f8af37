/**
 * Webpack loader that rebuilds pages when the glossary changes, and pages with API components when
 * the description does. Returns the source unchanged.
 */
module.exports = function dependOnSources(source) {
  const {glossaries, description} = this.getOptions();
  const shown = /<Api[A-Z]/.test(source) ? description : [];
  [...glossaries, ...shown].forEach((file) => this.addDependency(file));
  return source;
};
