import type {BundlerSettings, ChangeContext} from '../types';

/** A comment at the head of a script: other browsers ignore it. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Has Chromium compile all functions of a script on a thread of its own while the script loads, in
 * place of one by one on the main thread when they are called.
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
        // After the minifier, which removes comments, and before the names, which are hashes.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1,
      }),
    ],
  };
}
