/** Webpack loader that rebuilds a page when a source of one of its components changes. */
module.exports = function rebuildOnChange(text) {
  for (const {used, files} of this.getOptions().sources) {
    if (text.includes(used)) {
      files.forEach((file) => this.addDependency(file));
    }
  }
  return text;
};
