import type {LoadContext, Plugin} from '@docusaurus/types';
import {merge} from 'webpack-merge';
import type {Feature} from '@guide/built-site';
import {readBuiltFiles} from './builtFiles';
import {settings} from './settings';
import {docusaurus, table} from './table';
import {dropUnusedInfima} from './unusedInfima';
import {verifyApplied, verifyVersion} from './verify';

/** Plugin: applies settings and patches. @throws if they're for another version of Docusaurus */
export default function patchesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'patches',

    loadContent() {
      if (isBuild) {
        const file = 'packages/docusaurus-patches/src/table.ts';
        verifyVersion(siteDir, '@docusaurus/core', docusaurus, file);
      }
    },

    configureWebpack: (_config, isServer, utils) =>
      merge<object>(
        isBuild && !isServer
          ? [...settings, ...table].map(({client}) => client?.({context, utils}) ?? {})
          : [],
      ),

    configurePostCss(options) {
      // Otherwise PostCSS searches a configuration file for each style sheet.
      options.config = false;
      if (isBuild) {
        options.plugins.push(dropUnusedInfima(siteDir));
      }
      return options;
    },
  };
}

/** Feature: bundler settings and Docusaurus patches. Fails if one is missing from the built files. */
export function patches(): Feature {
  return {
    name: 'patches',
    plugins: ['@guide/docusaurus-patches'],
    editHtml: () => (html) => table.reduce((edited, {page}) => page?.(edited) ?? edited, html),
    buildSteps: [({outDir}) => verifyApplied([...settings, ...table], readBuiltFiles(outDir))],
  };
}
