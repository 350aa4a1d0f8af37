import type {LoadContext, Plugin} from '@docusaurus/types';
import {runtimeOfWorkers} from './runtimeOfWorkers';

type Settings = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Docusaurus types the settings of Rspack as webpack's. */
type Cache = Exclude<Settings['cache'], boolean | undefined>;

/**
 * Says what Docusaurus 3.9 says to Rspack 1 as Rspack 2 reads it: what builds
 * keep for the next one, which is no experiment any more, and how the server's
 * script gives what it exports. After facebook/docusaurus#12187.
 */
export default function rspack2({i18n}: LoadContext): Plugin {
  return {
    name: 'rspack-2',

    configureWebpack(config, isServer, {currentBundler}) {
      if (currentBundler.name !== 'rspack') {
        return {};
      }
      const {cache} = config.experiments as {cache?: Cache};
      return {
        // One is kept of each name.
        cache: cache && {...cache, name: [config.name, config.mode, i18n.currentLocale].join('-')},
        output: isServer ? {library: {type: 'commonjs2'}} : {},
        plugins: isServer ? [] : [runtimeOfWorkers],
      };
    },
  };
}
