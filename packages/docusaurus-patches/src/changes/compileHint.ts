import type {BundlerSettings, ChangeContext} from '../types';

/** A comment at the start of a script. Other browsers ignore it. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Makes Chromium compile all functions of a script in a background thread while it loads, instead of
 * each on the main thread when it's first called.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function hintedScripts({utils}: ChangeContext): BundlerSettings {
  const {BannerPlugin, Compilation} = utils.currentBundler.instance;
  return {
    plugins: [
      new BannerPlugin({
        banner: compileHint,
        raw: true,
        test: /\.js$/,
        // After minification, which removes comments, and before content hashes.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
      }),
    ],
  };
}
