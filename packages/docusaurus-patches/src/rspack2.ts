import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachedStats} from './cachedStats';
import type {BundlerSettings} from './types';
import {verifyVersion} from './verify';

type Cache = Exclude<BundlerSettings['cache'], boolean | undefined>;

/**
 * Plugin: adapts the Rspack 1 configuration of Docusaurus 3.9 to Rspack 2. Required while
 * `package.json` overrides `@rspack/core`.
 *
 * @see https://github.com/meta/docusaurus/pull/12187
 */
export default function rspack2({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'rspack-2',

    loadContent() {
      const file = 'packages/docusaurus-patches/src/rspack2.ts';
      verifyVersion(siteDir, '@rspack/core', ['2.2.9'], file);
    },

    configureWebpack(config, isServer, {currentBundler}) {
      if (currentBundler.name !== 'rspack') {
        return {};
      }
      const {cache} = config.experiments as {cache?: Cache};
      // Builds with the same cache name share one cache.
      const name = [config.name, config.mode, i18n.currentLocale].join('-');
      return {
        ...(cache && {cache: Object.assign(cache, {name})}),
        plugins: config.mode === 'development' ? [cachedStats] : [],
        output: isServer ? {library: {type: 'commonjs2'}} : {},
      };
    },
  };
}
