import type {BundlerSettings, ChangeContext} from '../types';

/** Must be the first line of the script. Only Chromium reads it. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Makes Chromium compile all functions in a background thread while the script loads, instead of on
 * the main thread at their first call.
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
        // After minification, which removes comments, but before content hashes.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
      }),
    ],
  };
}
