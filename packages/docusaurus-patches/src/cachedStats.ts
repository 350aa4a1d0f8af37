interface Stats {
  toJson(options?: object): object;
}

/** Subset of Rspack's compiler: Docusaurus only has webpack's types. */
interface Compiler {
  hooks: {done: {tap(name: string, onDone: (stats: Stats) => void): void}};
}

/**
 * Bundler plugin: caches the stats of a build for the development server. Rspack frees them when the
 * next build starts, and then returns the hash `XXXX`. Browsers that connect meanwhile would request an
 * update that doesn't exist.
 *
 * @see https://github.com/web-infra-dev/rspack/pull/4028
 */
export const cachedStats = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('cached-stats', (stats) => {
      const read = stats.toJson.bind(stats);
      const cache = new Map<string, object>();
      stats.toJson = (options = {}) => {
        const key = JSON.stringify(options);
        const result = cache.get(key) ?? read(options);
        cache.set(key, result);
        return result;
      };
    });
  },
};
