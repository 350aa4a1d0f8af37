import type {LoadContext, Plugin} from '@docusaurus/types';
import {keptStats} from './keptStats';
import type {BundlerSettings} from './types';
import {installedVersion, verifyVersions} from './verify';

const version = {
  name: 'rspack 2',
  package: '@rspack/core',
  version: '2.2.9',
  file: 'packages/docusaurus-patches/src/rspack2.ts',
};

/** Docusaurus types the configuration of Rspack as webpack's. */
type Cache = Exclude<BundlerSettings['cache'], boolean | undefined>;

/**
 * Plugin: translates the configuration that Docusaurus 3.9 has for Rspack 1. The persistent cache is no
 * longer an experiment, and the exports of the server bundle have an option of their own. Needed as
 * long as `package.json` overrides `@rspack/core`: no page can be rendered without it.
 *
 * @see https://github.com/facebook/docusaurus/pull/12187
 */
export default function rspack2({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'rspack-2',

    loadContent() {
      verifyVersions([version], (name) => installedVersion(siteDir, name));
    },

    configureWebpack(config, isServer, {currentBundler}) {
      if (currentBundler.name !== 'rspack') {
        return {};
      }
      const {cache} = config.experiments as {cache?: Cache};
      // There is one cache of each name.
      const name = [config.name, config.mode, i18n.currentLocale].join('-');
      return {
        ...(cache && {cache: Object.assign(cache, {name})}),
        plugins: config.mode === 'development' ? [keptStats] : [],
        output: isServer ? {library: {type: 'commonjs2'}} : {},
      };
    },
  };
}
