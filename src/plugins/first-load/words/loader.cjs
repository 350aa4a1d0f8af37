const fs = require('node:fs');
const inlineWords = require('./inlineWords.cjs');

/** A loader for compiled components. The texts stand in a file, so that what is kept of a build is made anew when one changes. */
module.exports = function words(source) {
  const {file} = this.getOptions();
  this.addDependency(file);
  return inlineWords(source, JSON.parse(fs.readFileSync(file, 'utf8')));
};
