// Read only by the webpack build (TELESCOPE_BUNDLER=webpack): Rspack compiles with SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
