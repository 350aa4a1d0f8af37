import path from 'node:path';
import {compileHint, hintedScripts} from './changes/compileHint';
import type {Setting} from './types';

const prismLoader = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

const focusStyles = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/styles.css',
);

/** Other styles load with the scripts that import them. */
const stylesOfAllPages =
  /^(?!.*[\\/](?:@docsearch|client[\\/](?:dialog|page|view)|components[\\/](?:Filter|Home|Reference|Releases|RightsMatrix|Walkthrough)|onDemand|theme[\\/]Tabs)[\\/])/;

/** Packages imported by react-router but unused in production. */
const unusedPackages = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

export const bundlerSettings: readonly Setting[] = [
  {
    // JavaScript of a first visit: 125.1 to 123.0 kB (2026-11-27), of which mangleExports saves 0.7 and
    // `typeof window` 0.6.
    name: 'smaller scripts',
    client: ({utils}) => ({
      plugins: [new utils.currentBundler.instance.DefinePlugin({'typeof window': '"object"'})],
      optimization: {
        mangleExports: 'size',
        // A separate vendor chunk costs the search worker a round trip: it imports chunks in series.
        splitChunks: {cacheGroups: {defaultVendors: false}},
      },
      output: {chunkFilename: 'assets/js/[contenthash:8].js'},
      module: {rules: [{test: unusedPackages, sideEffects: false}]},
    }),
    isApplied: ({home}) => /\/assets\/js\/[0-9a-f]{8}\.js/.test(home),
  },
  {
    // Code is highlighted at build time. JavaScript of a first visit: 140.7 to 111.7 kB (2026-11-23).
    name: 'no highlighter',
    client: () => ({resolve: {alias: {[prismLoader]: false}}}),
    isApplied: ({scripts}) => !scripts.some((text) => text.includes('before-tokenize')),
  },
  {
    // CSS of a first visit: 20.8 to 15.2 kB (2026-11-23).
    name: 'split styles',
    client: () => ({
      optimization: {splitChunks: {cacheGroups: {styles: {test: stylesOfAllPages}}}},
    }),
    isApplied: ({mainStyles}) => !mainStyles.includes('.DocSearch-HitsFooter'),
  },
  {
    // Applied by `configurePostCss`. CSS of a first visit: 19.6 to 17.9 kB (2026-11-27).
    name: 'no unused Infima',
    isApplied: ({mainStyles}) => !mainStyles.includes('.avatar__photo'),
  },
  {
    // Browsers have `:focus-visible`. Helmet sets this class on <body> on each navigation, which
    // recalculates the styles of 625 elements instead of 51: 33 ms instead of 17 (2026-11-25).
    name: 'no focus class',
    client: () => ({resolve: {alias: {[focusStyles]: false}}}),
    isApplied: ({mainStyles}) => !mainStyles.includes('navigation-with-keyboard'),
  },
  {
    // Main thread of a first visit: 583 to 487 ms on a desktop, 476 to 389 on a phone (2026-11-23).
    name: 'compile hint',
    client: hintedScripts,
    isApplied: ({scripts}) => scripts.every((text) => text.startsWith(compileHint)),
  },
];
