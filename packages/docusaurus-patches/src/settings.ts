import path from 'node:path';
import {compileHint, hintedScripts} from './changes/compileHint';
import type {Setting} from './types';
import {noUnusedInfima} from './unusedInfima';

const prismLoader = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
  .replace(/\.js$/, '');

const focusStyles = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/styles.css',
);

/** All style sheets except those of search, tabs, the home page, the API reference and what loads on demand. */
const stylesOfAllPages =
  /^(?!.*[\\/](?:@docsearch|client[\\/](?:box|page|view)|components[\\/](?:Home|Reference)|onDemand|theme[\\/]Tab(?:s|Item))[\\/])/;

/** Packages that the router only uses in development, or not at all. */
const unused = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** Bundler options for the browser's scripts, in builds only. */
export const settings: readonly Setting[] = [
  {
    // JavaScript of a first visit of a document: 125.1 to 123.0 kB (2026-11-27). Without mangleExports
    // 0.7 kB more, without `typeof window` 0.6, without the other three 0.9. The French pages need all
    // of it for their budgets.
    name: 'smaller scripts',
    client: ({utils}) => ({
      plugins: [new utils.currentBundler.instance.DefinePlugin({'typeof window': '"object"'})],
      optimization: {
        mangleExports: 'size',
        // Vendors come with the chunk that uses them. Otherwise the search worker, which imports its
        // chunks one after another, needs one more round trip.
        splitChunks: {cacheGroups: {defaultVendors: false}},
      },
      output: {chunkFilename: 'assets/js/[contenthash:8].js'},
      module: {rules: [{test: unused, sideEffects: false}]},
    }),
    applied: ({home}) => /\/assets\/js\/[0-9a-f]{8}\.js/.test(home),
  },
  {
    // Code is highlighted at build. JavaScript of a first visit: 140.7 to 111.7 kB (2026-11-23).
    name: 'no highlighter',
    client: () => ({resolve: {alias: {[prismLoader]: false}}}),
    applied: ({scripts}) => !scripts.some((text) => text.includes('before-tokenize')),
  },
  {
    // The other styles come with their scripts. CSS of a first visit: 20.8 to 15.2 kB (2026-11-23).
    name: 'split styles',
    client: () => ({
      optimization: {splitChunks: {cacheGroups: {styles: {test: stylesOfAllPages}}}},
    }),
    applied: ({mainStyles}) => !mainStyles.includes('.DocSearch-HitsFooter'),
  },
  noUnusedInfima,
  {
    // Browsers have `:focus-visible`. Helmet sets the class of this rule on <body> again in each
    // navigation, which recalculates the styles of 625 elements instead of 51: 33 ms instead of 17
    // (traces, 2026-11-25).
    name: 'no focus class',
    client: () => ({resolve: {alias: {[focusStyles]: false}}}),
    applied: ({mainStyles}) => !mainStyles.includes('navigation-with-keyboard'),
  },
  {
    // Main thread of a first visit: 583 to 487 ms of CPU on a desktop, 476 to 389 on a phone (medians
    // of 7 alternating visits, from traces, 2026-11-23).
    name: 'compile hint',
    client: hintedScripts,
    applied: ({scripts}) => scripts.every((text) => text.startsWith(compileHint)),
  },
];
