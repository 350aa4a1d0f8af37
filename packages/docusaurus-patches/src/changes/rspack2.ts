import type {BundlerSettings, EitherSide} from '../types';
import {keptStats} from './keptStats';

/** Docusaurus types the settings of Rspack as webpack's. */
type Cache = Exclude<BundlerSettings['cache'], boolean | undefined>;

/**
 * Translates the settings that Docusaurus 3.9 has for Rspack 1: the persistent cache is no
 * experiment any more, and the exports of the server's script have a setting of their own. In
 * development, what a build has said is kept.
 *
 * @see https://github.com/facebook/docusaurus/pull/12187
 */
export function rspack2({context, utils, config, isServer}: EitherSide): BundlerSettings {
  if (utils.currentBundler.name !== 'rspack') {
    return {};
  }
  const {cache} = config.experiments as {cache?: Cache};
  // There is one cache of each name.
  const name = [config.name, config.mode, context.i18n.currentLocale].join('-');
  return {
    ...(cache && {cache: Object.assign(cache, {name})}),
    plugins: config.mode === 'development' ? [keptStats] : [],
    output: isServer ? {library: {type: 'commonjs2'}} : {},
  };
}
