/** A loader that changes nothing: a French page is made anew when its English one has changed. */
module.exports = function dependOnEnglish(source) {
  const {english, french} = this.getOptions();
  this.addDependency(this.resourcePath.replace(french, english));
  return source;
};
