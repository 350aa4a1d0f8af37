/** Bundler loader for `all.ts`: keeps the line of one language. */
module.exports = function siteLanguage(source) {
  const line = new RegExp(`\\b${this.getOptions().language} ?}`);
  return source.split('\n').find((text) => line.test(text)) ?? '';
};
