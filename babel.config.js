// Only used when `faster` is off in docusaurus.config.ts: Rspack uses SWC. Builds suggest deleting this file: don't.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
