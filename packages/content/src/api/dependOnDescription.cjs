/** A loader that changes nothing: a page that shows the description is made anew when that has changed. */
module.exports = function dependOnDescription(source) {
  if (/<Api[A-Z]/.test(source)) {
    this.getOptions().files.forEach((file) => this.addDependency(file));
  }
  return source;
};
