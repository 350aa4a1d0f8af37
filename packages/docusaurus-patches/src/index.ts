import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Feature} from '@guide/built-site';
import {readBuiltFiles} from './builtFiles';
import {bundlerSettings} from './bundlerSettings';
import {checkedVersions, patchList} from './patchList';
import {dropUnusedInfima} from './unusedInfima';
import {verifyApplied, verifyVersion} from './verify';

/** Plugin: removes unused styles, and limits the error overlay. @throws if the patches are for another version of Docusaurus */
export default function patchesPlugin({siteDir}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'patches',

    loadContent() {
      if (isBuild) {
        const file = 'packages/docusaurus-patches/src/patchList.ts';
        verifyVersion(siteDir, '@docusaurus/core', checkedVersions, file);
      }
    },

    configureWebpack() {
      // Otherwise a page that has been mended stays covered by the runtime error of its broken module.
      const config: object = {devServer: {client: {overlay: {runtimeErrors: false}}}};
      return isBuild ? {} : config;
    },

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

/** Returns a plugin for each setting and patch of bundles, so that Docusaurus merges them. */
function bundlerPlugins(): PluginModule[] {
  return [...bundlerSettings, ...patchList].map(({name, client}) => (context) => ({
    name: name.replaceAll(' ', '-'),
    configureWebpack: (_config, isServer, utils) =>
      process.env.NODE_ENV === 'production' && !isServer ? (client?.({context, utils}) ?? {}) : {},
  }));
}

/** Feature: bundler settings and Docusaurus patches. Fails if one is missing from the built files. */
export function patches(): Feature {
  return {
    name: 'patches',
    plugins: ['@guide/docusaurus-patches', ...bundlerPlugins()],
    editHtml: () => (html) => patchList.reduce((edited, {page}) => page?.(edited) ?? edited, html),
    buildSteps: [
      ({outDir}) => verifyApplied([...bundlerSettings, ...patchList], readBuiltFiles(outDir)),
    ],
  };
}
