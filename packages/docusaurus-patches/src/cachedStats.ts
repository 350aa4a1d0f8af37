/** What is asked of the results of a build. */
interface Stats {
  toJson(options?: object): object;
}

/** The part of Rspack that is used here: its types are not those that Docusaurus knows. */
interface Compiler {
  hooks: {done: {tap(name: string, keep: (stats: Stats) => void): void}};
}

/**
 * Lets the development server say again what it has said of a build. Rspack frees a build as the next
 * one begins, and its hash is then `XXXX`: a page that connects while a page is saved takes that for an
 * update, asks for files that are not there yet, and is never up to date again.
 *
 * @see https://github.com/web-infra-dev/rspack/pull/4028
 */
export const keptStats = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('kept-stats', (stats) => {
      const read = stats.toJson.bind(stats);
      const kept = new Map<string, object>();
      stats.toJson = (options = {}) => {
        const key = JSON.stringify(options);
        const result = kept.get(key) ?? read(options);
        kept.set(key, result);
        return result;
      };
    });
  },
};
