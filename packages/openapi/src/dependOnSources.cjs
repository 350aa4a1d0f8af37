/**
 * A loader that changes nothing: a page is made anew when the glossary that explains its words has
 * changed, or the description that it shows.
 */
module.exports = function dependOnSources(source) {
  const {glossaries, description} = this.getOptions();
  const shown = /<Api[A-Z]/.test(source) ? description : [];
  [...glossaries, ...shown].forEach((file) => this.addDependency(file));
  return source;
};
