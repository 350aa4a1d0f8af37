// Only used if `faster` is off in src/config/docusaurusFlags.ts: Rspack uses SWC. Builds suggest deleting this file: don't.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
