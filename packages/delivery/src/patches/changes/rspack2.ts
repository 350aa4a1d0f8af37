import type {Compiler} from 'webpack';
import type {BundlerSettings, EitherSide} from '../types';

const TAP = 'RuntimeOfWorkers';

/**
 * Docusaurus adds a function to `__webpack_require__` in each script with a runtime. Rspack 2 omits
 * that object where no module uses it, as in the worker of the search, which would fail at its
 * first line.
 */
const runtimeOfWorkers = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(TAP, ({hooks}) => {
      hooks.additionalTreeRuntimeRequirements.tap(TAP, (_chunk, requirements) => {
        requirements.add('__webpack_require__');
      });
    });
  },
};

/** Docusaurus types the settings of Rspack as webpack's. */
type Cache = Exclude<BundlerSettings['cache'], boolean | undefined>;

/**
 * Translates the settings that Docusaurus 3.9 has for Rspack 1: the persistent cache is no
 * experiment any more, and the exports of the server's script have a setting of their own.
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
    output: isServer ? {library: {type: 'commonjs2'}} : {},
    plugins: isServer ? [] : [runtimeOfWorkers],
  };
}
