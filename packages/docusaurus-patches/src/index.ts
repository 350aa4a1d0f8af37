import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {merge} from 'webpack-merge';
import type {BuildStep, Feature} from '@guide/built-site';
import {editPages} from '@guide/built-site/files';
import {readBuiltFiles} from './builtFiles';
import {settings} from './settings';
import {table} from './table';
import {dropUnusedInfima} from './unusedInfima';
import {installedVersion, verifyApplied, verifyVersions} from './verify';

/** Plugin: applies settings and patches. @throws if a patch is for another version */
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

/** Build step: patches pages. @throws if a setting or patch is missing from the built files */
const patchPages: BuildStep = ({outDir, files}) => {
  const pages = [...files].filter((file) => file.endsWith('index.html'));
  editPages(
    pages.map((file) => path.join(outDir, file)),
    (html) => table.reduce((edited, {page}) => page?.(edited) ?? edited, html),
  );
  verifyApplied([...settings, ...table], readBuiltFiles(outDir));
};

/** Feature: bundler settings and Docusaurus patches. */
export function patches(): Feature {
  return {name: 'patches', plugins: ['@guide/docusaurus-patches'], buildSteps: [patchPages]};
}
