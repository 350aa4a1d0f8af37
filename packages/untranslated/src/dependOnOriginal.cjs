/** A loader that changes nothing: a translation is made anew when its original has changed. */
module.exports = function dependOnOriginal(source) {
  const {original, translation} = this.getOptions();
  this.addDependency(this.resourcePath.replace(translation, original));
  return source;
};
