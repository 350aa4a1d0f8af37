// Only for the webpack build (TELESCOPE_BUNDLER=webpack): Rspack uses SWC. Builds suggest deleting this file: don't.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
