// Only for the webpack build (TELESCOPE_BUNDLER=webpack): Rspack uses SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
