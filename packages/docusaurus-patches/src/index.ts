import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {merge} from 'webpack-merge';
import type {BuildStep, Feature} from '@guide/built-site';
import {editPages} from '@guide/built-site/files';
import {readBuiltFiles} from './builtFiles';
import {table} from './table';
import type {BundlerSettings, ChangeContext} from './types';
import {installedVersion, verifyApplied, verifyVersions} from './verify';

/** Packages that the router imports and uses while it is developed, or not at all. */
const unused = /node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** Settings of the bundler that make a first visit smaller, and change no package. */
const settings = ({utils}: ChangeContext): BundlerSettings => ({
  // What is for the server alone, where this guards it, is in no script of the browser.
  plugins: [new utils.currentBundler.instance.DefinePlugin({'typeof window': '"object"'})],
  optimization: {
    mangleExports: 'size',
    // A package comes with the part that uses it: one request less, and for the worker of the
    // search, which imports its parts in sequence, a whole round trip.
    splitChunks: {cacheGroups: {defaultVendors: false}},
  },
  // One hash for content and name.
  output: {chunkFilename: 'assets/js/[contenthash:8].js'},
  module: {rules: [{test: unused, sideEffects: false}]},
});

/**
 * Applies what `table.ts` says, so that a reader loads less and waits less. A build fails when a
 * row was written for another version of its package, or when the built files do not show it.
 */
export default function patchesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'patches',

    loadContent() {
      if (isBuild) {
        verifyVersions(table, (name) => installedVersion(siteDir, name));
      }
    },

    configureWebpack: (config, isServer, utils) =>
      merge<object>([
        ...table.map(({bothSides}) => bothSides?.({context, utils, config, isServer}) ?? {}),
        ...(isBuild && !isServer
          ? [
              settings({context, utils}),
              ...table.map(({client}) => client?.({context, utils}) ?? {}),
            ]
          : []),
      ]),

    configurePostCss(options) {
      // All of it is here: no file is searched for at each style sheet.
      options.config = false;
      return options;
    },
  };
}

/** Build step: applies the page edits of `table.ts`. @throws when the built files do not show each row */
const patchPages: BuildStep = ({context, outDir, files}) => {
  const pages = [...files].filter((file) => file.endsWith('index.html'));
  editPages(
    pages.map((file) => path.join(outDir, file)),
    (html) => table.reduce((edited, {page}) => page?.(edited) ?? edited, html),
  );
  const concerned = table.filter(
    ({bundler}) => !bundler || bundler === context.currentBundler.name,
  );
  verifyApplied(concerned, readBuiltFiles(outDir));
};

/** Feature: the patches of Docusaurus in `table.ts`. */
export function patches(): Feature {
  return {name: 'patches', plugins: ['@guide/docusaurus-patches'], buildSteps: [patchPages]};
}
